import { PROGRAMS } from '@nidan/domain/access/programs';
import type { ConsumptionSource } from '@nidan/domain/inventory/consumption-source';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { rerun } from '@nidan/domain/status-sets/lab/rerun';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../../kernel/http/context.ts';

/** A piece of work that uses an item, or what is still missing of one; quantities in thousandths of the base unit. */
export interface WorkToConsume {
  /** The line that is short; null: it is new. */
  readonly line_id: string | null;
  readonly map_id: string;
  readonly source_kind: ConsumptionSource;
  readonly source_id: string;
  readonly part: string;
  readonly bill_test_id: string | null;
  readonly machine_id: string | null;
  readonly worked_on: CalendarDate;
  readonly item_id: string;
  readonly store_id: string;
  readonly needed: number;
  readonly taken: number;
}

/** Work that is older is told by nobody any more. */
const DAYS_BACK = 35;
/** More than a day of any lab; the next run goes on. */
const MOST = 20_000;

interface PlaceOfWork {
  readonly locationId: string;
}

/** The maps of the stores of a place. */
function mapsOf(ctx: Ctx, { locationId }: PlaceOfWork): RawBuilder<unknown> {
  return sql`
    select m.* from consumption_map m join store s on s.l_id = m.l_id and s.store_id = m.store_id
    where m.l_id = ${ctx.lId} and s.location_id = ${locationId} and m.status = ${masterData.codes.enabled}
      and s.status = ${masterData.codes.enabled} and not s.is_road`;
}

/** Parameters whose values some map asks about. */
const ASKED = sql`
  select parameter_id from map where category = 'parameter'
  union select tp.parameter_id from map join test_parameter tp on tp.l_id = map.l_id and tp.test_id = map.test_id`;

/** First values of results, where the tube is or the bill was made. */
function measuredText(ctx: Ctx, { locationId }: PlaceOfWork, since: Date): RawBuilder<unknown> {
  return sql`
    select v.bill_test_id, v.parameter_id, v.machine_id, v.entered_at as at, t.test_id
    from result_version v
    join bill_test t on t.l_id = v.l_id and t.bill_test_id = v.bill_test_id
    join bill b on b.l_id = t.l_id and b.bill_id = t.bill_id
    left join sample s on s.l_id = t.l_id and s.sample_id = t.sample_id
    where v.l_id = ${ctx.lId} and v.parameter_id in (${ASKED}) and v.entered_at >= ${since}
      and v.value is not null and v.source in ('manual', 'machine') and coalesce(s.at_location_id, b.location_id) = ${locationId}
      and not exists (select from result_version e where e.l_id = v.l_id and e.bill_test_id = v.bill_test_id
        and e.parameter_id = v.parameter_id and e.version < v.version and e.value is not null)`;
}

/** What was done, once for each map that asks about it: its source, and when. */
function workText(ctx: Ctx, { locationId }: PlaceOfWork, since: Date): RawBuilder<unknown> {
  const on = sql`map.machine_id is null or map.machine_id = x.machine_id`;
  const rerunDone = rerun.codes.done;
  return sql`
    select map.map_id, 'BILL_TEST' as source_kind, x.bill_test_id as source_id, '' as part, x.bill_test_id,
      min(x.machine_id::text)::uuid as machine_id, min(x.at) as at
    from measured x join map on map.category = 'test' and map.test_id = x.test_id and (${on}) group by map.map_id, x.bill_test_id
    union all
    select map.map_id, 'BILL_PARAMETER', x.bill_test_id, x.parameter_id::text, x.bill_test_id, x.machine_id, x.at
    from measured x join map on map.category = 'parameter' and map.parameter_id = x.parameter_id and (${on})
    union all
    select map.map_id, 'RERUN', r.rerun_id, '', r.bill_test_id, map.machine_id, coalesce(r.chosen_at, r.requested_at)
    from rerun r join bill_test t on t.l_id = r.l_id and t.bill_test_id = r.bill_test_id
    join map on (map.category = 'test' and map.test_id = t.test_id)
      or (map.category = 'parameter' and exists (select from result_version v where v.l_id = r.l_id
        and v.bill_test_id = r.bill_test_id and v.parameter_id = map.parameter_id and v.value is not null))
    where r.l_id = ${ctx.lId} and r.status = ${rerunDone} and coalesce(r.chosen_at, r.requested_at) >= ${since}
      and map.per_rerun > 0
    union all
    select map.map_id, 'BILL_SAMPLE', s.sample_id, '', null, null, s.collected_at
    from sample s join bill b on b.l_id = s.l_id and b.bill_id = s.bill_id
    join map on map.category = 'sample_type' and map.sample_type_id = s.sample_type_id
    where s.l_id = ${ctx.lId} and s.collected_at >= ${since} and not s.is_aliquot and b.location_id = ${locationId}
    union all
    select map.map_id, case when p.entered_by = ${PROGRAMS.gateway.userId} then 'QC_AUTO' else 'QC_MANUAL' end, p.point_id, '', null,
      r.machine_id, p.entered_at
    from qc_point p join qc_run r on r.l_id = p.l_id and r.run_id = p.run_id
    join qc_series e on e.l_id = p.l_id and e.series_id = p.series_id
    join map on map.category = 'qc' and map.machine_id = r.machine_id
      and (map.parameter_id is null or map.parameter_id = e.parameter_id)
    where p.l_id = ${ctx.lId} and p.entered_at >= ${since}
    union all
    select map.map_id, e.kind, e.event_id, '', null, e.machine_id, e.happened_at
    from machine_event e join map on map.machine_id = e.machine_id and (
      (map.category = 'machine' and map.event_kind = e.kind) or (map.category = 'calibration' and e.kind = 'MACHINE_CALIBRATION'))
    where e.l_id = ${ctx.lId} and e.happened_at >= ${since}
    union all
    select map.map_id, 'BILL', b.bill_id, '', null, null, b.created_at
    from bill b join map on map.category = 'other'
    where b.l_id = ${ctx.lId} and b.location_id = ${locationId} and b.created_at >= ${since}`;
}

/** What the work of a place has used and no run has taken yet, the oldest first. */
export async function readNewWork(ctx: Ctx, place: PlaceOfWork): Promise<readonly WorkToConsume[]> {
  const since = new Date(ctx.now.getTime() - DAYS_BACK * 86_400_000);
  const { rows } = await sql<WorkToConsume>`
    with map as materialized (${mapsOf(ctx, place)}),
    measured as materialized (${measuredText(ctx, place, since)}),
    done as (
      select w.*, (w.at at time zone ${ctx.lab.timeZone})::date as worked_on
      from (${workText(ctx, place, since)}) w join map on map.map_id = w.map_id where w.at >= map.since),
    work as (
      select d.map_id, d.source_kind, d.source_id, d.part, d.bill_test_id, d.machine_id, d.worked_on,
        case d.source_kind when 'RERUN' then map.per_rerun else map.per_reportable end as needed
      from done d join map on map.map_id = d.map_id
      union all
      select d.map_id, 'DEAD_VOLUME', d.map_id, d.worked_on::text, null, min(d.machine_id::text)::uuid, d.worked_on, map.dead_volume
      from done d join map on map.map_id = d.map_id group by d.map_id, d.worked_on, map.dead_volume)
    select null::uuid as line_id, w.map_id, w.source_kind, w.source_id, w.part, w.bill_test_id, w.machine_id, w.worked_on,
      map.item_id, map.store_id, w.needed, 0::bigint as taken
    from work w join map on map.map_id = w.map_id
    where w.needed > 0 and not exists (select from consumption_line k where k.l_id = ${ctx.lId} and k.source_id = w.source_id
      and k.map_id = w.map_id and k.source_kind = w.source_kind and k.part = w.part)
    order by w.worked_on, w.source_id, w.map_id, w.part limit ${MOST}`.execute(ctx.db);
  return rows;
}

/** What earlier runs found too little of, the oldest first. */
export async function readShortWork(ctx: Ctx, place: PlaceOfWork): Promise<readonly WorkToConsume[]> {
  const { rows } = await sql<WorkToConsume>`
    with map as (${mapsOf(ctx, place)})
    select k.line_id, k.map_id, k.source_kind, k.source_id, k.part, k.bill_test_id, k.machine_id, k.worked_on, map.item_id, map.store_id,
      k.needed, k.taken
    from consumption_line k join map on map.map_id = k.map_id
    where k.l_id = ${ctx.lId} and k.taken < k.needed
      and k.worked_on >= (${ctx.now}::timestamptz at time zone ${ctx.lab.timeZone})::date - ${DAYS_BACK}::int
    order by k.worked_on, k.line_id limit ${MOST}`.execute(ctx.db);
  return rows;
}
