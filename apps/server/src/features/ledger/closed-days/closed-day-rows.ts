import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import type { CheckpointRow } from './checkpoint.query.ts';

export interface DayToClose {
  readonly day: CalendarDate;
  readonly postings: number;
  readonly amountPaise: number;
  /** What stands at the end of the day; none for a day without a posting. */
  readonly standing: readonly CheckpointRow[];
}

/** Writes closed days of a lab and their checkpoints; `by` is null when the product closes them by itself. */
export async function insertClosedDays(
  db: Db,
  { lId, now, by }: { readonly lId: number; readonly now: Date; readonly by: string | null },
  days: readonly DayToClose[],
): Promise<void> {
  await insertRows(db, 'closed_day', {
    shared: { l_id: lId, closed_at: now, closed_by: by },
    rows: days.map(({ day, postings, amountPaise }) => ({ day, postings, amount_paise: amountPaise })),
  });
  await insertRows(db, 'ledger_checkpoint', {
    shared: { l_id: lId },
    rows: days.flatMap(({ day, standing }) => standing.map((row) => ({ day, ...row }))),
  });
}
