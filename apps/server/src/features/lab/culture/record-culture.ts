import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { LockedCulture } from './lock-culture.ts';

interface CultureEvent {
  readonly action: string;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly reason?: string | null;
  /** Id of the isolate or alert that it is about. */
  readonly about?: string;
}

/** Notes what was done with a locked culture, on its bill and its test. */
export function recordCulture(
  ctx: Ctx,
  { row, bill, test }: Pick<LockedCulture, 'row' | 'bill' | 'test'>,
  { about, reason = null, ...event }: CultureEvent,
): void {
  recordEvent(ctx, {
    entityKind: 'CULTURE',
    entityId: row.caseId,
    billId: bill.billId,
    parts: [test.billTestId, ...(about === undefined ? [] : [about])],
    reason,
    ...event,
  });
}
