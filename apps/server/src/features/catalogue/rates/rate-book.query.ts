import type { DatedPrice } from '@nidan/domain/rates/price-rules';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

type ReadCtx = Pick<Ctx, 'db' | 'lId'>;

/** The lists that an agency is charged by: its own rates, and the one that it takes with others. */
export interface ListsOfAgency {
  readonly own: string | null;
  readonly taken: string | null;
}

/** Who takes which list, and the names of all. */
export interface RateListsOfLab {
  readonly names: ReadonlyMap<string, string>;
  readonly ofAgency: ReadonlyMap<string, ListsOfAgency>;
  /** By the id of the location. */
  readonly ofCentre: ReadonlyMap<string, string>;
}

/** A price that a list has for a test. */
export interface ListedPrice extends DatedPrice {
  readonly rateId: string;
  readonly testId: string;
}

interface TakerRow {
  readonly rate_list_id: string;
  readonly name: string;
  readonly own_agency: string | null;
  readonly agencies: readonly string[];
  readonly centres: readonly string[];
}

/** Reads who takes which list. */
export async function readRateLists({ db, lId }: ReadCtx): Promise<RateListsOfLab> {
  const { rows } = await sql<TakerRow>`
    select r.rate_list_id, coalesce(r.name, a.name) as name, r.agency_id as own_agency,
      array(select t.agency_id from agency_rate_list t
        where t.l_id = r.l_id and t.rate_list_id = r.rate_list_id) as agencies,
      array(select t.location_id from centre_rate_list t
        where t.l_id = r.l_id and t.rate_list_id = r.rate_list_id) as centres
    from rate_list r left join agency a on a.l_id = r.l_id and a.agency_id = r.agency_id
    where r.l_id = ${lId}`.execute(db);
  const ofAgency = new Map<string, ListsOfAgency>();
  for (const { rate_list_id: listId, own_agency: own, agencies } of rows) {
    if (own !== null) ofAgency.set(own, { taken: null, ...ofAgency.get(own), own: listId });
    for (const agency of agencies)
      ofAgency.set(agency, { own: null, ...ofAgency.get(agency), taken: listId });
  }
  return {
    names: new Map(rows.map((row) => [row.rate_list_id, row.name])),
    ofAgency,
    ofCentre: new Map(rows.flatMap((row) => row.centres.map((centre) => [centre, row.rate_list_id]))),
  };
}

/** Prices of lists that hold on a day or later, of all tests or of some. */
export async function readListedPrices(
  { db, lId }: ReadCtx,
  asked: {
    readonly listIds: readonly string[];
    readonly from: CalendarDate;
    readonly testIds?: readonly string[];
  },
): Promise<readonly (ListedPrice & { readonly listId: string })[]> {
  const { listIds, from, testIds } = asked;
  const some = testIds === undefined ? sql`true` : sql`test_id = any(${[...testIds]})`;
  const { rows } = await sql<ListedPrice & { listId: string }>`
    select rate_id as "rateId", rate_list_id as "listId", test_id as "testId", from_date::text as "from",
      until_date::text as until, price_paise as "pricePaise", is_free as "isFree"
    from rate
    where l_id = ${lId} and rate_list_id = any(${[...listIds]}) and ${some} and withdrawn_at is null
      and (until_date is null or until_date > ${from})`.execute(db);
  return rows;
}
