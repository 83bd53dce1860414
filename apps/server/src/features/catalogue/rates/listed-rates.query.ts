import type { RateListKind } from '@nidan/domain/rates/price-rules';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { listInScope } from './rate-lists.query.ts';

/** A rate list as a file names it. */
export interface NamedRateList {
  readonly rateListId: string;
  readonly kind: RateListKind;
  /** Of own rates the code of their agency. */
  readonly name: string;
}

/** The rate lists that the caller sees: somebody who stands for an agency its own rates and the list that it takes. */
export async function readNamedRateLists(ctx: Ctx): Promise<readonly NamedRateList[]> {
  const { rows } = await sql<NamedRateList>`
    select r.rate_list_id as "rateListId", r.kind, coalesce(r.name, own.code) as name
    from rate_list r left join agency own on own.l_id = r.l_id and own.agency_id = r.agency_id
    where r.l_id = ${ctx.lId} and ${listInScope(ctx)}
    order by r.kind, coalesce(r.name, own.code) collate "C", r.rate_list_id`.execute(ctx.db);
  return rows;
}

/** Agencies by code, for those without own rates yet. */
export async function readAgencyIds({ db, lId }: Ctx): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ code: string; id: string }>`
    select code, agency_id as id from agency where l_id = ${lId}`.execute(db);
  return new Map(rows.map(({ code, id }) => [code, id]));
}
