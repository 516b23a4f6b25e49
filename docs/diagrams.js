// Shows the Mermaid blocks of a page as diagrams, where the book has mermaid.min.js (conformance/book/build.sh puts it there).
// Without it they stay the text that they are.
(() => {
  const blocks = [...document.querySelectorAll("code.language-mermaid")];
  if (blocks.length === 0) return;
  const dark = ["ayu", "coal", "navy"].some((theme) => document.documentElement.classList.contains(theme));
  const script = document.createElement("script");
  script.src = `${path_to_root}mermaid.min.js`;
  script.onload = async () => {
    mermaid.initialize({ startOnLoad: false, theme: dark ? "dark" : "default" });
    const nodes = blocks.map((block) => {
      const diagram = document.createElement("div");
      diagram.className = "mermaid";
      diagram.textContent = block.textContent;
      block.closest("pre").replaceWith(diagram);
      return diagram;
    });
    await mermaid.run({ nodes }).finally(() => (document.body.dataset.diagrams = "settled"));
  };
  document.head.append(script);
})();
