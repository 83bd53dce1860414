import { channel, subscribe, unsubscribe } from 'node:diagnostics_channel';

const CHANNEL = 'nidan:statement';
const finished = channel(CHANNEL);

/** A statement that the database has finished: its text, which carries no values, and the ms it took. */
export interface StatementTime {
  readonly text: string;
  readonly ms: number;
}

/** Tells whoever listens of a statement; `since` and now are of `performance.now()`. Costs nothing while nobody does. */
export function tellStatementTime(text: string, since: number): void {
  if (finished.hasSubscribers)
    finished.publish({ text, ms: performance.now() - since } satisfies StatementTime);
}

/** Calls `tell` for every statement that takes longer than `ms`, until what it answers is called. */
export function onSlowStatement(ms: number, tell: (slow: StatementTime) => void): () => void {
  const listen = (message: unknown): void => {
    const time = message as StatementTime; // as: tellStatementTime alone publishes there
    if (time.ms > ms) tell(time);
  };
  subscribe(CHANNEL, listen);
  return () => void unsubscribe(CHANNEL, listen);
}
