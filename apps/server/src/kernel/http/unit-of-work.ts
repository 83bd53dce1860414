import type { JobName } from '@nidan/domain/scheduling/job-names';
import type { EntityKindName } from '@nidan/contract/base/audit/event-view';

/** One change to one thing, as the audit trail keeps it. */
export interface EventDraft {
  readonly entityKind: EntityKindName;
  readonly entityId: string;
  readonly billId?: string | null;
  /** Ids of the bill's tests, samples or lines that the change touched beside its own entity. */
  readonly parts?: readonly string[];
  readonly action: string;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly reason?: string | null;
}

export interface JobDraft {
  readonly task: JobName;
  readonly payload: Readonly<Record<string, unknown>>;
  /** Jobs of one queue run one after the other; any number at once unless told. */
  readonly queue?: string;
  /** A waiting job of the same key is replaced by this one. */
  readonly key?: string;
  /** Not before; at once unless told. */
  readonly runAt?: Date;
}

/** What a command leaves to be written by `handle` at the end of its transaction, in as few round trips as it takes. */
export interface UnitOfWork {
  readonly events: EventDraft[];
  readonly jobs: JobDraft[];
}

/** The unit of work of a command that has done nothing yet. */
export function emptyUnitOfWork(): UnitOfWork {
  return { events: [], jobs: [] };
}
