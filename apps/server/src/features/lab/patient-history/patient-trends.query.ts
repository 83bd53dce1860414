import * as patientTrendsEndpoints from '@nidan/contract/lab/patient-history/patient-trends-endpoint';
import type { ParameterTrend } from '@nidan/contract/lab/patient-history/patient-trends-endpoint';
import type { ResultFlag } from '@nidan/contract/lab/results/result-value';
import { sql } from 'kysely';
import { billInScope } from '../../../kernel/access/in-scope.ts';
import { pageInMemory } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { CHECKED } from '../../../kernel/database/bill-test-codes.ts';
import { presentFlag } from '../results/present-result.ts';
import { requirePatient } from '../../people/patients/require-patient.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Bills of a person that are searched, and values of a parameter that are shown. */
const BILLS = 40;
const POINTS = 12;

interface Row {
  readonly parameter_id: string;
  readonly code: string;
  readonly name: string;
  readonly unit: string;
  readonly value: string;
  readonly numeric_value: number;
  readonly flag: Parameters<typeof presentFlag>[0];
  readonly range_low: number | null;
  readonly range_high: number | null;
  readonly range_text: string | null;
  readonly at: Date;
  readonly lab_no: string;
}

/** Checked numeric values in the unit of today, latest first; bill by bill, as the values beside an entry are read. */
async function readRows(ctx: Ctx, patientId: string): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select p.parameter_id, p.code, p.name, p.unit, c.value, c.numeric_value, c.flag, c.range_low, c.range_high,
      c.range_text, coalesce(s.collected_at, e.created_at) as at, e.lab_no
    from (
      select b.bill_id, b.lab_no, b.created_at from bill b
      where b.l_id = ${ctx.lId} and b.patient_id = ${patientId} and ${billInScope(ctx.caller)}
      order by b.created_at desc limit ${BILLS}
    ) e
    cross join lateral (
      select bt.bill_test_id, bt.sample_id from bill_test bt
      where bt.l_id = ${ctx.lId} and bt.bill_id = e.bill_id and bt.state = ${CHECKED} offset 0
    ) t
    cross join lateral (
      select distinct on (v.parameter_id) v.* from result_version v
      where v.l_id = ${ctx.lId} and v.bill_test_id = t.bill_test_id order by v.parameter_id, v.version desc
    ) c
    join parameter p on p.l_id = ${ctx.lId} and p.parameter_id = c.parameter_id and p.unit = c.unit
    left join sample s on s.l_id = ${ctx.lId} and s.sample_id = t.sample_id
    where c.value is not null and c.numeric_value is not null
    order by at desc`.execute(ctx.db);
  return rows;
}

function trendOf(rows: readonly Row[]): ParameterTrend[] {
  const [latest] = rows;
  if (latest === undefined) return [];
  return [
    {
      parameterId: latest.parameter_id,
      code: latest.code,
      name: latest.name,
      unit: latest.unit,
      low: latest.range_low,
      high: latest.range_high,
      rangeText: latest.range_text,
      points: rows
        .slice(0, POINTS)
        .toReversed()
        .map((row) => ({
          value: row.value,
          numeric: row.numeric_value,
          flag: presentFlag(row.flag) satisfies ResultFlag,
          at: row.at.toISOString(),
          labNo: row.lab_no,
        })),
    },
  ];
}

/** Trends of a person by parameter: those measured most often first, then by name. */
export const patientTrendsOf = serve(
  patientTrendsEndpoints.patientTrends,
  async (ctx, { patientId }, query) => {
    await requirePatient(ctx, patientId);
    const byParameter = Map.groupBy(await readRows(ctx, patientId), (row) => row.parameter_id);
    const rows = [...byParameter.values()]
      .flatMap(trendOf)
      .toSorted((a, b) => b.points.length - a.points.length || a.name.localeCompare(b.name, 'en'));
    return pageInMemory(rows, query, { id: ({ parameterId }) => parameterId, present: (row) => row });
  },
);
