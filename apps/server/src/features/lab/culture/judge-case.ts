import { ranksOf } from '@nidan/domain/culture/organism-ranks';
import { breakpointTable, usualPotency } from '@nidan/domain/susceptibility/breakpoint';
import { CASCADES } from '@nidan/domain/susceptibility/cascades';
import { EXPERT_RULES } from '@nidan/domain/susceptibility/expert-content';
import { judgeIsolate } from '@nidan/domain/susceptibility/judge-isolate';
import { potencyOf } from '@nidan/domain/susceptibility/potency';
import type { Ctx } from '../../../kernel/http/context.ts';
import { readBreakpoints, readSetInUse } from './breakpoint-rows.ts';
import type { IsolateRow, MedicineRow } from './case.query.ts';
import { insertValues, type StoredValue } from './susceptibility-rows.ts';

/** A value as a person gives it. */
export interface GivenValue extends Pick<
  StoredValue,
  'medicineId' | 'method' | 'potency' | 'overruled' | 'overruleReason' | 'isPrinted'
> {
  readonly raw: string;
}

interface Judging {
  readonly isolate: Pick<IsolateRow, 'isolateId' | 'organismId' | 'organism' | 'family' | 'findings'>;
  readonly site: string;
  readonly medicines: ReadonlyMap<string, MedicineRow>;
}

/**
 * Judges values of an isolate anew by the table in use, the rules and what persons said. The answer has version 0: whoever writes it counts.
 */
export async function judgeValues(
  ctx: Pick<Ctx, 'db' | 'lId'>,
  { isolate, site, medicines }: Judging,
  given: readonly GivenValue[],
): Promise<StoredValue[]> {
  const organism = ranksOf({ name: isolate.organism, family: isolate.family });
  const set = await readSetInUse(ctx);
  const rows = await readBreakpoints(ctx, {
    setId: set?.setId ?? null,
    organisms: Object.values(organism),
    ids: [],
  });
  const table = breakpointTable(rows);
  const tested = given.map((value) => {
    const { code = '', groupCode = '' } = medicines.get(value.medicineId) ?? {};
    const { method } = value;
    const own = potencyOf(value.potency);
    const usual =
      method === 'disk' && own === '' ? usualPotency(table, { organism, medicine: code, method, site }) : own;
    return {
      medicine: code,
      group: groupCode,
      method,
      potency: usual,
      raw: value.raw,
      overruled: value.overruled,
    };
  });
  const judged = judgeIsolate(
    { table, rules: EXPERT_RULES, cascades: CASCADES },
    { organism, site, findings: isolate.findings },
    tested,
  );
  return given.map((value, at): StoredValue => {
    const found = judged[at];
    return {
      ...value,
      isolateId: isolate.isolateId,
      version: 0,
      potency: tested[at]?.potency ?? '',
      organismId: isolate.organismId,
      breakpointId: found?.breakpoint?.breakpointId ?? null,
      measured: found?.measured ?? null,
      why: found?.why ?? null,
      ruleCode: found?.rule?.code ?? null,
      category: found?.category ?? null,
    };
  });
}

const COMPARED = [
  'raw',
  'potency',
  'organismId',
  'breakpointId',
  'measured',
  'why',
  'ruleCode',
  'category',
  'overruled',
  'overruleReason',
  'isPrinted',
] as const;

/** Values that differ from those that stand, with their next version. */
export function changedValues(former: readonly StoredValue[], now: readonly StoredValue[]): StoredValue[] {
  return now.flatMap((value) => {
    const was = former.find(
      ({ medicineId, method }) => medicineId === value.medicineId && method === value.method,
    );
    if (was !== undefined && COMPARED.every((key) => was[key] === value[key])) return [];
    return [{ ...value, version: (was?.version ?? 0) + 1 }];
  });
}

/** Judges what was measured of an isolate again, as what it is named or where it is from now; what changes gets another version. */
export async function judgeAgain(ctx: Ctx, judging: Judging, own: readonly StoredValue[]): Promise<void> {
  const given = own.flatMap((value) => (value.raw === null ? [] : [{ ...value, raw: value.raw }]));
  if (given.length === 0) return;
  await insertValues(ctx, changedValues(own, await judgeValues(ctx, judging, given)));
}
