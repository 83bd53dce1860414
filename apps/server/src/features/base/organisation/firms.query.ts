import * as organisationEndpoints from '@nidan/contract/base/organisation/organisation-endpoints';
import type { FirmView } from '@nidan/contract/base/organisation/organisation-endpoints';
import { addressLine } from '@nidan/domain/people/address';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { pageInMemory } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { firmColumns, type FirmRow } from './firm-rows.ts';
import { presentStanding } from './move-master.ts';
import { serve } from '../../../kernel/http/serve.ts';

export function presentFirm(ctx: Pick<Ctx, 'caller'>, row: FirmRow, locations: readonly string[]): FirmView {
  const { firm_id, gstin, pan, cin, tan, lab_id_prefix, status, version, ...rest } = row;
  return {
    ...rest,
    firmId: firm_id,
    gstin: gstin ?? '',
    pan: pan ?? '',
    cin: cin ?? '',
    tan: tan ?? '',
    labIdPrefix: lab_id_prefix ?? '',
    address: addressLine(rest),
    locations: [...locations],
    ...presentStanding(ctx, { status, version }),
  };
}

/** Names of the locations at which each firm bills. */
async function readPlaces({ db, lId }: Ctx): Promise<ReadonlyMap<string, string[]>> {
  const rows = await db
    .selectFrom('location')
    .select(['firm_id', 'name'])
    .where('l_id', '=', lId)
    .where('firm_id', 'is not', null)
    .orderBy('name')
    .execute();
  const places = new Map<string, string[]>();
  for (const { firm_id, name } of rows)
    places.set(firm_id ?? '', [...(places.get(firm_id ?? '') ?? []), name]);
  return places;
}

/** The firms of the lab, by name. */
export const listFirmsOf = serve(organisationEndpoints.listFirms, async (ctx, { all = false, ...query }) => {
  const places = await readPlaces(ctx);
  const rows = await ctx.db
    .selectFrom('firm')
    .select(firmColumns)
    .where('l_id', '=', ctx.lId)
    .$if(!all, (select) => select.where('status', '=', masterData.codes.enabled))
    .orderBy('name')
    .execute();
  return pageInMemory(rows, query, {
    id: (row) => row.firm_id,
    present: (row) => presentFirm(ctx, row, places.get(row.firm_id) ?? []),
  });
});

/** A firm as its screen shows it. */
export async function readFirm(ctx: Ctx, firmId: string): Promise<FirmView> {
  const row = await ctx.db
    .selectFrom('firm')
    .select(firmColumns)
    .where('l_id', '=', ctx.lId)
    .where('firm_id', '=', firmId)
    .executeTakeFirst();
  if (row === undefined) throw refuse('not-found');
  return presentFirm(ctx, row, (await readPlaces(ctx)).get(firmId) ?? []);
}

/** The firm that bills at a location; at that of the session unless told. */
export const readFirmOfLocation = serve(
  organisationEndpoints.firmOfLocation,
  async ({ db, lId, caller }, { locationId = caller.locationId ?? undefined }) => {
    if (locationId === undefined) return { firmId: null };
    const row = await db
      .selectFrom('location')
      .select('firm_id')
      .where('l_id', '=', lId)
      .where('location_id', '=', locationId)
      .executeTakeFirst();
    if (row === undefined) throw refuse('not-found');
    return { firmId: row.firm_id };
  },
);
