/** A stream that ends with the session it was opened in. */
export interface SessionEnd {
  /** Aborted when the session has ended, or may have. */
  readonly signal: AbortSignal;
  /** The stream is over. */
  forget(): void;
}

/** Who in this process listens in which session; sessions by the hash of their token, in hexadecimal digits. */
export class SessionEnds {
  readonly #listening = new Map<string, Set<AbortController>>();

  /** Listens to the end of a session. */
  listen(token: string): SessionEnd {
    const ending = new AbortController();
    const others = this.#listening.get(token) ?? new Set();
    this.#listening.set(token, others.add(ending));
    return { signal: ending.signal, forget: () => this.#forget(token, ending) };
  }

  /** A session has ended. */
  ended(token: string): void {
    for (const ending of this.#listening.get(token) ?? []) ending.abort();
  }

  /** This process heard nothing for a while: any session may have ended, so that every reader comes back to be admitted anew. */
  wasDeaf(): void {
    for (const token of this.#listening.keys()) this.ended(token);
  }

  #forget(token: string, ending: AbortController): void {
    const others = this.#listening.get(token);
    others?.delete(ending);
    if (others?.size === 0) this.#listening.delete(token);
  }
}
