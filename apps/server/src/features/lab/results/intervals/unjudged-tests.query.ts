import { isHeldAgainstIntervals } from '@nidan/domain/results/look/unjudged';
import { sql } from 'kysely';
import type { Ctx } from '../../../../kernel/http/context.ts';
import type { LabCatalogue } from '../../../catalogue/versions/lab-catalogue.ts';

/** Those of the bill tests that have a value which no interval judged though its parameter has some, as `isUnjudged` says. */
export async function readUnjudged(
  ctx: Ctx,
  { parameters }: LabCatalogue,
  billTestIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (billTestIds.length === 0) return new Set();
  const { rows } = await sql<{ bill_test_id: string; parameter_id: string }>`
    select bt.bill_test_id, c.parameter_id
    from unnest(${[...billTestIds]}::uuid[]) as bt (bill_test_id)
    cross join lateral (
      select distinct on (v.parameter_id) v.parameter_id, v.value, v.range_low, v.range_high, v.range_text from result_version v
      where v.l_id = ${ctx.lId} and v.bill_test_id = bt.bill_test_id
      order by v.parameter_id, v.version desc
    ) c
    where c.value is not null and c.range_low is null and c.range_high is null and c.range_text is null`.execute(
    ctx.db,
  );
  const unjudged = rows.filter(({ parameter_id: parameterId }) => {
    const parameter = parameters.get(parameterId);
    return parameter !== undefined && isHeldAgainstIntervals(parameter);
  });
  return new Set(unjudged.map((row) => row.bill_test_id));
}
