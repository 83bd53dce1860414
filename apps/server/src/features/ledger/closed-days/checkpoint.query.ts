import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/connections/open-database.ts';

/** Both sides of an account at a place from the first posting to the end of a day, in paise. */
export interface CheckpointRow {
  readonly account: string;
  readonly location_id: string;
  readonly debit_paise: number;
  readonly credit_paise: number;
}

export interface Checkpoint {
  /** The day at whose end it stands; null: there is none, and everything is added up from the first posting. */
  readonly day: CalendarDate | null;
  readonly rows: readonly CheckpointRow[];
}

/** The last checkpoint of a lab before a day; of one place when told. */
export async function readCheckpointBefore(
  db: Db,
  lId: number,
  { day, locationId = null }: { readonly day: CalendarDate; readonly locationId?: string | null },
): Promise<Checkpoint> {
  const { rows } = await sql<CheckpointRow & { readonly day: CalendarDate }>`
    select day, account, location_id, debit_paise, credit_paise from ledger_checkpoint
    where l_id = ${lId} and (${locationId}::uuid is null or location_id = ${locationId}) and day = (
      select max(day) from ledger_checkpoint where l_id = ${lId} and day < ${day})`.execute(db);
  return { day: rows[0]?.day ?? null, rows };
}
