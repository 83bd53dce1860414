import type { LinkProblem, LinkState } from '@nidan/domain/machines/machine-link';
import type { LinkInUse } from '../features/lab/interfacing/enabled-links.query.ts';
import { saveLinkStanding } from '../features/lab/interfacing/link-state-rows.ts';
import { inTransaction } from '../kernel/database/connections/in-transaction.ts';
import type { Services } from '../kernel/http/services.ts';

/** Changes that follow each other are written together. */
const TOGETHER_MS = 200;

/** Writes how a link is, for every process to show, and tells it. */
export class LinkReporter {
  readonly #services: Services;
  readonly #link: LinkInUse;
  #state: LinkState = 'off';
  #connections = 0;
  #problem: LinkProblem | null = null;
  #problemAt: Date | null = null;
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> = Promise.resolve();

  constructor(services: Services, link: LinkInUse) {
    this.#services = services;
    this.#link = link;
  }

  say(state: LinkState, connections = 0): void {
    if (this.#state === state && this.#connections === connections) return;
    this.#state = state;
    this.#connections = connections;
    this.#later();
  }

  /** Notes what went wrong, without a byte of what came. */
  note(problem: LinkProblem): void {
    this.#problem = problem;
    this.#problemAt = this.#services.clock();
    this.#later();
  }

  /** Writes what is not written yet. */
  async flush(): Promise<void> {
    if (this.#timer !== null) {
      clearTimeout(this.#timer);
      this.#write();
    }
    await this.#writing;
  }

  #later(): void {
    this.#timer ??= setTimeout(() => this.#write(), TOGETHER_MS);
  }

  #write(): void {
    this.#timer = null;
    const { lId, linkId } = this.#link;
    const standing = {
      linkId,
      state: this.#state,
      connections: this.#connections,
      problem: this.#problem,
      problemAt: this.#problemAt,
    };
    const { db, live } = this.#services;
    // A database that does not answer is told by everything else; the next change writes it all again.
    this.#writing = this.#writing
      .then(() => inTransaction(db, lId, (tx) => saveLinkStanding(tx, lId, standing)))
      .then(() => live.tell(lId, ['MACHINE_LINK']))
      .catch(() => undefined);
  }
}
