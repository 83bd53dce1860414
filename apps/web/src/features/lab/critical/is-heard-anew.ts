import { MINUTE } from '@nidan/domain/time/durations';
import { criticalRings } from '@nidan/domain/results/bench/critical-chain';

/** What waits, as the bell last showed it. */
export interface Waiting {
  readonly open: number;
  readonly escalated: number;
  readonly oldest: string | null;
}

/** How often the oldest value has been heard. */
export function ringsOf({ oldest }: Waiting, now: Date): number {
  return oldest === null ? 0 : criticalRings((now.getTime() - new Date(oldest).getTime()) / MINUTE);
}

/** Whether the bell sounds: one more waits, one more was sent on, or the oldest is to be heard again. */
export function isHeardAnew(
  before: { readonly waiting: Waiting; readonly rings: number },
  after: { readonly waiting: Waiting; readonly rings: number },
): boolean {
  const { waiting } = after;
  if (waiting.open === 0) return false;
  if (waiting.open > before.waiting.open || waiting.escalated > before.waiting.escalated) return true;
  return waiting.oldest === before.waiting.oldest && after.rings > before.rings;
}
