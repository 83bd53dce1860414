import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import { sendLater } from '../../../kernel/database/connections/send-later.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { StoredResult } from './stored-result.ts';

/** The next version of a value; who entered it is the caller, and when is now. */
export interface NewResultVersion {
  readonly billTestId: string;
  readonly after: Omit<StoredResult, 'enteredById' | 'enteredBy' | 'enteredAt'>;
}

/** Appends the next versions of values; a former version is never touched. */
export async function insertResultVersions(ctx: Ctx, changes: readonly NewResultVersion[]): Promise<void> {
  await insertRows(ctx.db, 'result_version', {
    shared: { l_id: ctx.lId, entered_by: ctx.caller.userId, entered_at: ctx.now },
    rows: changes.map(({ billTestId, after }) => ({
      bill_test_id: billTestId,
      parameter_id: after.parameterId,
      version: after.version,
      raw_value: after.raw,
      value: after.value,
      file_id: after.file?.fileId ?? null,
      numeric_value: after.numeric,
      unit: after.unit,
      flag: after.flag,
      range_id: after.rangeId,
      range_low: after.low,
      range_high: after.high,
      range_text: after.text,
      range_basis: after.basis,
      critical: after.critical,
      method: after.method,
      formula: after.formula,
      blank_reason: after.blankReason,
      source: after.source,
      mark: after.mark,
      machine_id: after.machineId,
    })),
  });
}

/** Notes for which parameter of which test a kept file is. */
export async function insertResultFile(
  { db, lId }: Ctx,
  file: {
    readonly billTestId: string;
    readonly parameterId: string;
    readonly fileId: string;
    readonly pages: number;
  },
): Promise<void> {
  const { billTestId, parameterId, fileId, pages } = file;
  await insertRows(db, 'result_file', [
    { l_id: lId, bill_test_id: billTestId, parameter_id: parameterId, file_id: fileId, pages },
  ]);
}

export interface ChangedNote {
  readonly billTestId: string;
  readonly note: string;
}

/** Writes the notes of tests, new or changed. */
export async function saveNotes(ctx: Ctx, notes: readonly ChangedNote[]): Promise<void> {
  if (notes.length === 0) return;
  const rows = notes.map(({ billTestId, note }) => sql`(${ctx.lId}, ${billTestId}, ${note})`);
  const statement = sql`
    insert into test_note (l_id, bill_test_id, note) values ${sql.join(rows)}
    on conflict (l_id, bill_test_id) do update set note = excluded.note, version = test_note.version + 1
  `;
  await sendLater(ctx.db, statement);
}
