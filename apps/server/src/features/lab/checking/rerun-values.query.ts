import type { StandingMark } from '@nidan/domain/interfacing/result-marks';
import type { Flag } from '@nidan/domain/results/flag';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

export interface MeasuredOnce {
  readonly raw: string | null;
  readonly value: string | null;
  readonly numeric: number | null;
  readonly unit: string;
  readonly flag: Flag | '';
  /** What its machine calls it. */
  readonly mark: StandingMark;
}

/** One parameter of a test in a rerun: the value before it, and the latest one since that was not cleared. */
export interface RerunValue {
  readonly parameterId: string;
  readonly first: MeasuredOnce | null;
  readonly second: MeasuredOnce | null;
}

interface OfRerun {
  readonly lId: RawBuilder<unknown>;
  readonly billTestId: RawBuilder<unknown>;
  readonly requestedAt: RawBuilder<unknown>;
}

const measured = sql`json_build_object('raw', v.raw_value, 'value', v.value, 'numeric', v.numeric_value, 'unit', v.unit, 'flag', v.flag, 'mark', v.mark)`;

/** Both values of each parameter of a test, as rows of `"parameterId"`, `first` and `second`. */
export function rerunValuesOf({ lId, billTestId, requestedAt }: OfRerun): RawBuilder<RerunValue> {
  return sql<RerunValue>`
    select v.parameter_id as "parameterId",
      (array_agg(${measured} order by v.version desc) filter (where v.entered_at <= ${requestedAt}))[1] as first,
      case when (array_agg(v.value order by v.version desc))[1] is not null
        then (array_agg(${measured} order by v.version desc) filter (where v.entered_at > ${requestedAt}))[1] end as second
    from result_version v where v.l_id = ${lId} and v.bill_test_id = ${billTestId}
    group by v.parameter_id`;
}

/** Values of a test before and since its rerun was asked for. */
export async function readRerunValues(
  ctx: Ctx,
  { billTestId, requestedAt }: { readonly billTestId: string; readonly requestedAt: string },
): Promise<readonly RerunValue[]> {
  const { rows } = await rerunValuesOf({
    lId: sql`${ctx.lId}`,
    billTestId: sql`${billTestId}`,
    requestedAt: sql`${requestedAt}::timestamptz`,
  }).execute(ctx.db);
  return rows;
}
