import type { RateListKind } from '@nidan/domain/rates/price-rules';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

export interface NewRateList {
  readonly rateListId: string;
  readonly kind: RateListKind;
  readonly name: string | null;
  readonly agencyId: string | null;
}

export async function insertRateList({ db, lId }: Ctx, list: NewRateList): Promise<void> {
  const { rateListId, kind, name, agencyId } = list;
  await insertRows(db, 'rate_list', [
    { l_id: lId, rate_list_id: rateListId, kind, name, agency_id: agencyId },
  ]);
}

/** Gives lists their next version, each once. */
export async function raiseRateLists({ db, lId }: Ctx, listIds: readonly string[]): Promise<void> {
  await sql`
    update rate_list set version = version + 1
    where l_id = ${lId} and rate_list_id = any(${[...listIds]})`.execute(db);
}

export async function renameRateList({ db, lId }: Ctx, rateListId: string, name: string): Promise<void> {
  await db
    .updateTable('rate_list')
    .set({ name })
    .where('l_id', '=', lId)
    .where('rate_list_id', '=', rateListId)
    .execute();
}

interface Takers {
  readonly rateListId: string;
  readonly ids: readonly string[];
}

/** Lets these agencies and no others take a list; they leave the one that they took before. */
export async function replaceAgencies({ db, lId }: Ctx, { rateListId, ids }: Takers): Promise<void> {
  await sql`
    delete from agency_rate_list
    where l_id = ${lId} and (rate_list_id = ${rateListId} or agency_id = any(${[...ids]}))`.execute(db);
  const shared = { l_id: lId, rate_list_id: rateListId };
  await insertRows(db, 'agency_rate_list', { shared, rows: ids.map((id) => ({ agency_id: id })) });
}

/** Lets these centres and no others take a list; they leave the one that they took before. */
export async function replaceCentres({ db, lId }: Ctx, { rateListId, ids }: Takers): Promise<void> {
  await sql`
    delete from centre_rate_list
    where l_id = ${lId} and (rate_list_id = ${rateListId} or location_id = any(${[...ids]}))`.execute(db);
  const shared = { l_id: lId, rate_list_id: rateListId };
  await insertRows(db, 'centre_rate_list', { shared, rows: ids.map((id) => ({ location_id: id })) });
}
