import * as organisationEndpoints from '@nidan/contract/base/organisation/organisation-endpoints';
import type { LocationView } from '@nidan/contract/base/organisation/organisation-endpoints';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { pageInMemory } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { settlementOf } from './settlement-of.ts';
import { locationColumns, type LocationRow } from './location-rows.ts';
import { presentStanding } from './move-master.ts';
import { serve } from '../../../kernel/http/serve.ts';

type NamedLocation = LocationRow & { readonly firm_name: string | null };

function presentLocation(ctx: Ctx, row: NamedLocation): LocationView {
  return {
    locationId: row.location_id,
    name: row.name,
    kind: row.kind === 'centre' ? 'centre' : 'lab',
    address: row.address,
    phone: row.phone,
    firmId: row.firm_id,
    firm: row.firm_name,
    settlement: settlementOf(row.settlement),
    ...presentStanding(ctx, row),
  };
}

function selectLocations({ db, lId }: Ctx) {
  return db
    .selectFrom('location')
    .leftJoin('firm', (join) =>
      join.onRef('firm.l_id', '=', 'location.l_id').onRef('firm.firm_id', '=', 'location.firm_id'),
    )
    .select(locationColumns.map((column) => `location.${column}` as const))
    .select('firm.name as firm_name')
    .where('location.l_id', '=', lId);
}

/** The locations of the lab, by name. */
export const listLocationsOf = serve(
  organisationEndpoints.listLocations,
  async (ctx, { all = false, ...query }) => {
    const rows = await selectLocations(ctx)
      .$if(!all, (select) => select.where('location.status', '=', masterData.codes.enabled))
      .orderBy('location.name')
      .execute();
    return pageInMemory(rows, query, {
      id: (row) => row.location_id,
      present: (row) => presentLocation(ctx, row),
    });
  },
);

/** A location as its screen shows it. */
export async function readLocation(ctx: Ctx, locationId: string): Promise<LocationView> {
  const row = await selectLocations(ctx).where('location.location_id', '=', locationId).executeTakeFirst();
  if (row === undefined) throw refuse('not-found');
  return presentLocation(ctx, row);
}
