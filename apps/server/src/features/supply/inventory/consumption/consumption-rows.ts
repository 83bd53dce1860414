import type { ConsumptionResult } from '@nidan/domain/enumerations/inventory';
import { sql } from 'kysely';
import { insertRows } from '../../../../kernel/database/insert-rows.ts';
import { sendLater } from '../../../../kernel/database/connections/send-later.ts';
import type { Ctx } from '../../../../kernel/http/context.ts';
import type { PlannedLine } from './plan-consumption.ts';

export interface NewRun {
  readonly runId: string;
  readonly locationId: string;
  readonly result: ConsumptionResult;
  readonly why: string | null;
  readonly lines: number;
}

/** Writes a run that the caller makes now. */
export async function insertRun(ctx: Ctx, run: NewRun): Promise<void> {
  await insertRows(ctx.db, 'consumption_run', [
    {
      l_id: ctx.lId,
      run_id: run.runId,
      location_id: run.locationId,
      result: run.result,
      why: run.why,
      lines: run.lines,
      ran_at: ctx.now,
      ran_by: ctx.caller.userId,
    },
  ]);
}

/** Writes what a run found out about new work, and about work that was short before. */
export async function writeLines(ctx: Ctx, runId: string, lines: readonly PlannedLine[]): Promise<void> {
  await insertRows(ctx.db, 'consumption_line', {
    shared: { l_id: ctx.lId, run_id: runId },
    rows: lines
      .filter(({ work }) => work.line_id === null)
      .map(({ lineId, work, taken, result, why }) => ({
        line_id: lineId,
        map_id: work.map_id,
        source_kind: work.source_kind,
        source_id: work.source_id,
        part: work.part,
        bill_test_id: work.bill_test_id,
        machine_id: work.machine_id,
        worked_on: work.worked_on,
        needed: work.needed,
        taken,
        result,
        why,
      })),
  });
  for (const { lineId, work, taken, result, why } of lines)
    if (work.line_id !== null)
      await sendLater(
        ctx.db,
        sql`update consumption_line set taken = ${taken}, result = ${result}, why = ${why}, run_id = ${runId}
          where l_id = ${ctx.lId} and line_id = ${lineId}`,
      );
}

export interface NewUse {
  readonly lineId: string;
  readonly lotId: string;
  readonly quantity: number;
  readonly valuePaise: number;
}

/** Writes of which lots a run took what. */
export async function insertUses(ctx: Ctx, documentId: string, uses: readonly NewUse[]): Promise<void> {
  await insertRows(ctx.db, 'consumption_use', {
    shared: { l_id: ctx.lId, document_id: documentId },
    rows: uses.map(({ lineId, lotId, quantity, valuePaise }) => ({
      line_id: lineId,
      lot_id: lotId,
      quantity,
      value_paise: valuePaise,
    })),
  });
}
