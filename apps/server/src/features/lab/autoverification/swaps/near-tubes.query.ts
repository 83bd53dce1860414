import type { OwnQuantity } from '@nidan/domain/swaps/swap-evidence';
import { sql } from 'kysely';
import { CHECKED, COMPLETED } from '../../../../kernel/database/bill-test-codes.ts';
import type { Ctx } from '../../../../kernel/http/context.ts';

/** Tubes on either side that a tube is compared with, and how far apart they came. */
export const NEIGHBOURS = 20;
const HOURS_APART = 8;

/** A tube measured near another one, with what its person had before. */
export interface NearTube {
  readonly sampleId: string;
  readonly billId: string;
  readonly quantities: readonly OwnQuantity[];
}

interface Question {
  readonly sampleId: string;
  readonly patientId: string;
  readonly accessionedAt: Date;
  /** By parameter. */
  readonly loincOf: ReadonlyMap<string, string>;
}

interface Row {
  readonly sample_id: string;
  readonly bill_id: string;
  readonly parameter_id: string;
  readonly now: number;
  readonly before: number;
}

/** The tubes of other persons that came in just before and after a tube, with the values that both have. */
export async function readNearTubes(
  ctx: Ctx,
  { sampleId, patientId, accessionedAt, loincOf }: Question,
): Promise<readonly NearTube[]> {
  const parameterIds = [...loincOf.keys()];
  const earliest = new Date(accessionedAt.getTime() - HOURS_APART * 3_600_000);
  const latest = new Date(accessionedAt.getTime() + HOURS_APART * 3_600_000);
  const { rows } = await sql<Row>`
    with near as materialized (
      (select s.sample_id, s.bill_id from sample s
        where s.l_id = ${ctx.lId} and s.accessioned_at between ${earliest} and ${accessionedAt} and s.sample_id <> ${sampleId}
        order by s.accessioned_at desc limit ${NEIGHBOURS})
      union
      (select s.sample_id, s.bill_id from sample s
        where s.l_id = ${ctx.lId} and s.accessioned_at > ${accessionedAt} and s.accessioned_at <= ${latest}
        order by s.accessioned_at limit ${NEIGHBOURS})
    )
    select n.sample_id, n.bill_id, c.parameter_id, c.numeric_value as now, l.numeric_value as before
    from near n
    join bill b on b.l_id = ${ctx.lId} and b.bill_id = n.bill_id and b.patient_id <> ${patientId}
    join bill_test bt on bt.l_id = b.l_id and bt.sample_id = n.sample_id and bt.state in (${COMPLETED}, ${CHECKED})
    cross join lateral (
      select distinct on (v.parameter_id) v.parameter_id, v.numeric_value, v.unit from result_version v
      where v.l_id = ${ctx.lId} and v.bill_test_id = bt.bill_test_id
      order by v.parameter_id, v.version desc
    ) c
    join parameter p on p.l_id = ${ctx.lId} and p.parameter_id = c.parameter_id and p.unit = c.unit
    cross join lateral (
      select f.numeric_value from bill e
      join bill_test t on t.l_id = e.l_id and t.bill_id = e.bill_id and t.state = ${CHECKED}
      cross join lateral (
        select v.numeric_value, v.unit from result_version v
        where v.l_id = ${ctx.lId} and v.bill_test_id = t.bill_test_id and v.parameter_id = c.parameter_id
        order by v.version desc limit 1
      ) f
      where e.l_id = ${ctx.lId} and e.patient_id = b.patient_id and e.bill_id <> b.bill_id and e.created_at <= b.created_at
        and f.unit = p.unit and f.numeric_value is not null
      order by e.created_at desc limit 1
    ) l
    where c.parameter_id = any(${parameterIds}) and c.numeric_value is not null`.execute(ctx.db);
  return [...Map.groupBy(rows, (row) => row.sample_id)].map(([nearId, own]) => ({
    sampleId: nearId,
    billId: own[0]?.bill_id ?? '',
    quantities: own.map(({ parameter_id: id, now, before }) => ({
      loinc: loincOf.get(id) ?? '',
      now,
      before,
    })),
  }));
}
