/** One change to one thing, as the audit trail keeps it. */
export interface EventDraft {
  readonly entityKind: string;
  readonly entityId: string;
  readonly billId?: string | null;
  readonly action: string;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly reason?: string | null;
}

export interface JobDraft {
  readonly task: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** What a command leaves to be written by `handle` at the end of its transaction, in as few round trips as it takes. */
export interface UnitOfWork {
  readonly events: EventDraft[];
  readonly jobs: JobDraft[];
}

export function emptyUnitOfWork(): UnitOfWork {
  return { events: [], jobs: [] };
}
