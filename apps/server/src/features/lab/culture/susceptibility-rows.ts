import type { SusceptibilityMethod } from '@nidan/domain/susceptibility/breakpoint';
import type { SusceptibilityCategory, UnjudgedBecause } from '@nidan/domain/susceptibility/interpret';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

/** A value of an isolate as it stands: the highest version. */
export interface StoredValue {
  readonly isolateId: string;
  readonly medicineId: string;
  readonly method: SusceptibilityMethod;
  readonly version: number;
  readonly raw: string | null;
  readonly potency: string;
  readonly organismId: string;
  readonly breakpointId: string | null;
  readonly measured: SusceptibilityCategory | null;
  readonly why: UnjudgedBecause | null;
  readonly ruleCode: string | null;
  readonly category: SusceptibilityCategory | null;
  readonly overruled: SusceptibilityCategory | null;
  readonly overruleReason: string | null;
  readonly isPrinted: boolean | null;
}

/** The values of the isolates of a case that stand now; what was taken away is not among them. */
export async function readValues(
  { db, lId }: Pick<Ctx, 'db' | 'lId'>,
  caseId: string,
): Promise<StoredValue[]> {
  const { rows } = await sql<StoredValue>`
    select distinct on (s.isolate_id, s.medicine_id, s.method) s.isolate_id as "isolateId", s.medicine_id as "medicineId", s.method,
      s.version, s.raw, s.potency, s.organism_id as "organismId", s.breakpoint_id as "breakpointId", s.measured, s.why,
      s.rule_code as "ruleCode", s.category, s.overruled, s.overrule_reason as "overruleReason", s.is_printed as "isPrinted"
    from culture_isolate i
    join susceptibility s on s.l_id = i.l_id and s.isolate_id = i.isolate_id
    where i.l_id = ${lId} and i.case_id = ${caseId} and i.removed_at is null
    order by s.isolate_id, s.medicine_id, s.method, s.version desc`.execute(db);
  return rows;
}

/** Writes the next versions of values; nothing is ever changed. */
export async function insertValues(ctx: Ctx, values: readonly StoredValue[]): Promise<void> {
  await insertRows(ctx.db, 'susceptibility', {
    shared: { l_id: ctx.lId, entered_at: ctx.now, entered_by: ctx.caller.userId },
    rows: values.map((value) => ({
      isolate_id: value.isolateId,
      medicine_id: value.medicineId,
      method: value.method,
      version: value.version,
      raw: value.raw,
      potency: value.potency,
      organism_id: value.organismId,
      breakpoint_id: value.breakpointId,
      measured: value.measured,
      why: value.why,
      rule_code: value.ruleCode,
      category: value.category,
      overruled: value.overruled,
      overrule_reason: value.overruleReason,
      is_printed: value.isPrinted,
    })),
  });
}
