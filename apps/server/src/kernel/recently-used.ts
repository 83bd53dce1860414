/** A memory of a bounded number of values; the one unused for longest makes room. */
export class RecentlyUsed<Key, Value> {
  readonly #most: number;
  readonly #values = new Map<Key, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  /** The value of a key, which counts as a use of it. */
  get(key: Key): Value | undefined {
    const value = this.#values.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  set(key: Key, value: Value): void {
    // Behind all others, where those in use are.
    this.#values.delete(key);
    this.#values.set(key, value);
    if (this.#values.size <= this.#most) return;
    const [longestUnused] = this.#values.keys();
    if (longestUnused !== undefined) this.#values.delete(longestUnused);
  }
}
