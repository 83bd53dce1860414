import { MOVEMENT_RULES } from '@nidan/domain/inventory/movement-rule';
import { MOVEMENT_TYPES } from '@nidan/domain/enumerations/inventory';
import { sql } from 'kysely';
import type { Db } from '../../../../kernel/database/connections/open-database.ts';

/** What a location uses of an item in a day: mean and standard deviation, in thousandths of the base unit. */
export interface ItemUse {
  readonly itemId: string;
  readonly locationId: string;
  readonly perDay: number;
  readonly spread: number;
}

/** Days over which the use is counted (facts 2.11). */
export const DAYS_OF_USE = 28;

const USED = MOVEMENT_TYPES.filter((type) => MOVEMENT_RULES[type].posting === 'stockUsed');

interface CountOf {
  readonly lId: number;
  readonly timeZone: string;
  /** Today in the zone of the lab: it is not over, so it is not counted. */
  readonly today: string;
}

/** Counts what was used on the days before today, days without use among them; a location that began later has fewer days. */
export async function countUseOfItems(db: Db, { lId, timeZone, today }: CountOf): Promise<ItemUse[]> {
  const { rows } = await sql<{ item_id: string; location_id: string; per_day: number; spread: number }>`
    with place as (
      select s.location_id, greatest(1, least(${DAYS_OF_USE}, ${today}::date - (min(first.moved_at) at time zone ${timeZone})::date)) as days
      from store s cross join lateral (
        select m.moved_at from stock_movement m where m.l_id = s.l_id and m.store_id = s.store_id order by m.seq limit 1) first
      where s.l_id = ${lId} group by s.location_id),
    daily as (
      select l.item_id, s.location_id, (m.moved_at at time zone ${timeZone})::date as day, -sum(m.quantity) as used
      from stock_movement m
      join stock_lot l on l.l_id = m.l_id and l.lot_id = m.lot_id
      join store s on s.l_id = m.l_id and s.store_id = m.store_id
      where m.l_id = ${lId} and m.type = any(${USED})
        and m.moved_at >= (${today}::date - ${DAYS_OF_USE}::int)::timestamp at time zone ${timeZone}
        and m.moved_at < ${today}::date::timestamp at time zone ${timeZone}
      group by 1, 2, 3)
    select d.item_id, d.location_id, round(sum(d.used) / p.days)::bigint as per_day,
      round(sqrt(greatest(0, sum(d.used * d.used) / p.days - (sum(d.used) / p.days) ^ 2)))::bigint as spread
    from daily d join place p on p.location_id = d.location_id
    group by d.item_id, d.location_id, p.days`.execute(db);
  return rows.map((row) => ({
    itemId: row.item_id,
    locationId: row.location_id,
    perDay: row.per_day,
    spread: row.spread,
  }));
}
