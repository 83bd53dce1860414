import { sql } from 'kysely';
import { CHECKED } from '../../../../kernel/database/bill-test-codes.ts';
import type { Ctx } from '../../../../kernel/http/context.ts';

/** The last checked group of a person, and what was said of others in a bill test. */
export interface FoundGroup {
  readonly value: string;
  readonly labNo: string;
  /** By bill test: groups that were resolved against this one. */
  readonly resolvedAs: ReadonlyMap<string, readonly string[]>;
}

interface Row {
  readonly parameter_id: string;
  readonly value: string;
  readonly lab_no: string;
}

interface ResolvedRow {
  readonly bill_test_id: string;
  readonly parameter_id: string;
  readonly value: string;
  readonly former: string;
}

/** The last checked value of each of these parameters in another bill of the person of a bill, by parameter. */
export async function readFormerGroups(
  ctx: Ctx,
  billId: string,
  parameterIds: readonly string[],
): Promise<ReadonlyMap<string, FoundGroup>> {
  const ids = [...parameterIds];
  const groups = sql<Row>`
    select distinct on (f.parameter_id) f.parameter_id, f.value, e.lab_no
    from bill b
    join bill e on e.l_id = b.l_id and e.patient_id = b.patient_id and e.bill_id <> b.bill_id
    join bill_test t on t.l_id = e.l_id and t.bill_id = e.bill_id and t.state = ${CHECKED}
    left join sample s on s.l_id = t.l_id and s.sample_id = t.sample_id
    cross join lateral (
      select distinct on (v.parameter_id) v.parameter_id, v.value from result_version v
      where v.l_id = ${ctx.lId} and v.bill_test_id = t.bill_test_id and v.parameter_id = any(${ids})
      order by v.parameter_id, v.version desc
    ) f
    where b.l_id = ${ctx.lId} and b.bill_id = ${billId} and f.value is not null
    order by f.parameter_id, coalesce(s.collected_at, e.created_at) desc, e.bill_id`.execute(ctx.db);
  const resolutions = sql<ResolvedRow>`
    select r.bill_test_id, r.parameter_id, r.value, r.former
    from bill_test t
    join blood_group_resolution r on r.l_id = t.l_id and r.bill_test_id = t.bill_test_id
    where t.l_id = ${ctx.lId} and t.bill_id = ${billId}`.execute(ctx.db);
  const [{ rows }, { rows: resolved }] = await Promise.all([groups, resolutions]);
  return new Map(
    rows.map(({ parameter_id: parameterId, value, lab_no: labNo }) => {
      const own = resolved.filter((one) => one.parameter_id === parameterId && one.former === value);
      const byTest = Map.groupBy(own, (one) => one.bill_test_id);
      const resolvedAs = new Map([...byTest].map(([id, said]) => [id, said.map((one) => one.value)]));
      return [parameterId, { value, labNo, resolvedAs }];
    }),
  );
}
