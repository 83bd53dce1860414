import * as placeEndpoints from '@nidan/contract/base/organisation/place-endpoints';
import type {
  CentreView,
  ProcessingPlaceView,
  SubscriptionsView,
} from '@nidan/contract/base/organisation/place-endpoints';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { type RawBuilder, sql } from 'kysely';
import { pageInMemory } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { serve } from '../../../kernel/http/serve.ts';

async function readPlaces({ db, lId }: Ctx, condition: RawBuilder<unknown>): Promise<ProcessingPlaceView[]> {
  const { rows } = await sql<ProcessingPlaceView>`
    select p.centre_id as "centreId", c.name as centre, p.department_id as "departmentId", d.name as department,
      p.location_id as "locationId", coalesce(w.name, p.outside_lab) as place, p.location_id is null as "isOutside"
    from processing_place p
    join location c on c.l_id = p.l_id and c.location_id = p.centre_id
    join department d on d.l_id = p.l_id and d.department_id = p.department_id
    left join location w on w.l_id = p.l_id and w.location_id = p.location_id
    where p.l_id = ${lId} and ${condition} order by c.name, d.print_order, d.name`.execute(db);
  return rows;
}

/** Where centres send the tubes of their departments. */
export const listProcessingPlacesOf = serve(
  placeEndpoints.listProcessingPlaces,
  async (ctx, { centreId, outside = false, ...query }) => {
    const conditions = [
      sql`true`,
      ...(centreId === undefined ? [] : [sql`p.centre_id = ${centreId}`]),
      ...(outside ? [sql`p.outside_lab is not null`] : []),
    ];
    const rows = await readPlaces(ctx, sql.join(conditions, sql` and `));
    return pageInMemory(rows, query, {
      id: (row) => `${row.centreId} ${row.departmentId}`,
      present: (row) => row,
    });
  },
);

/** The enabled collection centres, by name. */
export const listCentresOf = serve(placeEndpoints.listCentres, async (ctx, query) => {
  const places = await readPlaces(ctx, sql`true`);
  const rows = await ctx.db
    .selectFrom('location')
    .select(['location_id', 'name', 'status', 'version'])
    .where('l_id', '=', ctx.lId)
    .where('kind', '=', 'centre')
    .where('status', '=', masterData.codes.enabled)
    .orderBy('name')
    .execute();
  return pageInMemory(rows, query, {
    id: (row) => row.location_id,
    present: ({ location_id, ...row }): CentreView => ({
      ...row,
      centreId: location_id,
      places: places.filter(({ centreId }) => centreId === location_id),
    }),
  });
});

/** A centre with where it sends its tubes. */
export async function readCentre(ctx: Ctx, centreId: string): Promise<CentreView> {
  const row = await ctx.db
    .selectFrom('location')
    .select(['name', 'status', 'version'])
    .where('l_id', '=', ctx.lId)
    .where('location_id', '=', centreId)
    .executeTakeFirst();
  if (row === undefined) throw refuse('not-found');
  return { ...row, centreId, places: await readPlaces(ctx, sql`p.centre_id = ${centreId}`) };
}

/** The modules that a location has for some time only. */
export async function readSubscriptionsOf(ctx: Ctx, locationId: string): Promise<SubscriptionsView> {
  const { version } = await readCentre(ctx, locationId);
  const { rows } = await sql<SubscriptionsView['subscriptions'][number]>`
    select module, starts_on::text as "startsOn", ends_on::text as "endsOn" from location_subscription
    where l_id = ${ctx.lId} and location_id = ${locationId} order by module`.execute(ctx.db);
  return { locationId, version, subscriptions: rows };
}
