import type { Db } from '../kernel/database/connections/open-database.ts';
import { storeMessages, type TakenMessage } from '../features/lab/interfacing/store-messages.ts';

interface Waiting {
  readonly taken: TakenMessage;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

const AT_ONCE = 50;

/** Messages of all links, kept in as few commits as it takes: those that wait while one is on its way go together, lab by lab. */
export class StoreQueue {
  readonly #db: Db;
  #waiting: Waiting[] = [];
  #working: Promise<void> | null = null;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Resolves once the message is committed. */
  store(taken: TakenMessage): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ taken, done, failed });
      this.#working ??= this.#work();
    });
  }

  /** Resolves once nothing waits. */
  async idle(): Promise<void> {
    while (this.#working !== null) await this.#working;
  }

  async #work(): Promise<void> {
    while (this.#waiting.length > 0) await this.#storeNext();
    this.#working = null;
  }

  async #storeNext(): Promise<void> {
    const lId = this.#waiting[0]?.taken.link.lId ?? 0;
    const own = this.#waiting.filter(({ taken }) => taken.link.lId === lId).slice(0, AT_ONCE);
    this.#waiting = this.#waiting.filter((one) => !own.includes(one));
    try {
      await this.#storeAll(lId, own);
    } catch {
      // One that cannot be stored does not keep the others.
      for (const one of own) await this.#storeAll(lId, [one]).catch(one.failed);
    }
  }

  async #storeAll(lId: number, own: readonly Waiting[]): Promise<void> {
    await storeMessages(
      this.#db,
      lId,
      own.map(({ taken }) => taken),
    );
    for (const { done } of own) done();
  }
}
