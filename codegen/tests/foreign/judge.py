import json, re, shop, sys
for line in sys.stdin:
    case = json.loads(line)
    door = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", case["name"]).lower()
    found = getattr(shop, f"decode_{door}")(json.dumps(case["value"]))
    if isinstance(found, shop.Fault):
        print(json.dumps({"ok": False, "rule": found.rule, "path": found.path}))
    else:
        again = getattr(shop, f"encode_{door}")(found)
        print(json.dumps({"ok": getattr(shop, f"decode_{door}")(again) == found}))
