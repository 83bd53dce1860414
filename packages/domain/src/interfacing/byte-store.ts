/** Bytes that come in pieces, put together; grows by doubling and never beyond what is put in. */
export class ByteStore {
  #bytes = new Uint8Array(256);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(bytes: Uint8Array): void {
    this.#fit(this.#size + bytes.length);
    this.#bytes.set(bytes, this.#size);
    this.#size += bytes.length;
  }

  push(byte: number): void {
    this.#fit(this.#size + 1);
    this.#bytes[this.#size] = byte;
    this.#size += 1;
  }

  /** A copy of all that is in it. */
  copy(): Uint8Array {
    return this.#bytes.slice(0, this.#size);
  }

  /** One character for each byte. */
  text(): string {
    return latin1Of(this.#bytes.subarray(0, this.#size));
  }

  /** The last `size` bytes, or all. */
  tail(size: number): string {
    return latin1Of(this.#bytes.subarray(Math.max(0, this.#size - size), this.#size));
  }

  /** Forgets what is behind the first `size` bytes; lets go of the memory when nothing is left. */
  cut(size: number): void {
    this.#size = Math.min(this.#size, size);
    if (this.#size === 0 && this.#bytes.length > 4096) this.#bytes = new Uint8Array(256);
  }

  #fit(size: number): void {
    if (size <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(size, this.#bytes.length * 2));
    larger.set(this.#bytes.subarray(0, this.#size));
    this.#bytes = larger;
  }
}

const STEP = 8192;

/** One character (U+0000 to U+00FF) for each byte. */
export function latin1Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += STEP)
    text += String.fromCharCode(...bytes.subarray(at, at + STEP));
  return text;
}

/** One byte for each character; what is no byte becomes `?`. */
export function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    bytes[at] = code > 255 ? 63 : code;
  }
  return bytes;
}

/** Bytes with what begins and ends them. */
export function framed(begin: readonly number[], bytes: Uint8Array, end: readonly number[]): Uint8Array {
  const all = new Uint8Array(begin.length + bytes.length + end.length);
  all.set(begin);
  all.set(bytes, begin.length);
  all.set(end, begin.length + bytes.length);
  return all;
}
