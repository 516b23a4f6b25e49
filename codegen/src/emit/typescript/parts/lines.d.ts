/**
 * The records of a stream of bytes, one by one, without their newlines, however the stream was cut. Holds no more of a record than one may
 * have: a longer one comes cut, and every decoder refuses it as too long.
 */
export declare function records(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined>;
