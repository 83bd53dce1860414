import { HOUR } from '@nidan/domain/time/durations';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

/** Lays down when a case that is incubated from now on is read. */
export async function insertReadings(ctx: Ctx, caseId: string, hours: readonly number[]): Promise<void> {
  await insertRows(ctx.db, 'culture_reading', {
    shared: { l_id: ctx.lId, case_id: caseId },
    rows: hours.map((after, at) => ({
      reading_no: at + 1,
      hours: after,
      due_at: new Date(ctx.now.getTime() + after * HOUR),
    })),
  });
}

interface Read {
  readonly readingNo: number;
  readonly hasGrowth: boolean;
  readonly seen: string;
}

/** Writes what the caller sees now; false when the case has no such reading. */
export async function writeReading(
  ctx: Ctx,
  caseId: string,
  { readingNo, hasGrowth, seen }: Read,
): Promise<boolean> {
  const { rows } = await sql`
    update culture_reading set read_at = ${ctx.now}, read_by = ${ctx.caller.userId}, has_growth = ${hasGrowth}, seen = ${seen}
    where l_id = ${ctx.lId} and case_id = ${caseId} and reading_no = ${readingNo} returning reading_no`.execute(
    ctx.db,
  );
  return rows.length === 1;
}
