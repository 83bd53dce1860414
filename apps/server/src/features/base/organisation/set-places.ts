import * as placeEndpoints from '@nidan/contract/base/organisation/place-endpoints';
import { isDeepStrictEqual } from 'node:util';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuseField } from '../../../kernel/http/refuse.ts';
import { lockLab } from './lab-rows.ts';
import { lockLocation, type LocationRow, updateLocationRow } from './location-rows.ts';
import { replaceProcessingPlaces, replaceSubscriptions } from './place-rows.ts';
import { readCentre, readSubscriptionsOf } from './places.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Places = BodyOf<typeof placeEndpoints.setProcessingPlaces>['places'];
type Subscriptions = BodyOf<typeof placeEndpoints.setSubscriptions>['subscriptions'];

function refusePlaces(places: Places, centreId: string): void {
  const departments = new Set<string>();
  for (const [index, { departmentId, locationId, outsideLab }] of places.entries()) {
    const field = `places.${index}`;
    if (departments.has(departmentId)) throw refuseField(`${field}.departmentId`, 'department-named-twice');
    departments.add(departmentId);
    if ((locationId === null) === (outsideLab === null))
      throw refuseField(`${field}.locationId`, 'location-or-laboratory');
    if (locationId === centreId) throw refuseField(`${field}.locationId`, 'leave-out-own-work');
  }
}

function refuseSubscriptions(subscriptions: Subscriptions): void {
  const modules = new Set<string>();
  for (const [index, { module, startsOn, endsOn }] of subscriptions.entries()) {
    if (modules.has(module)) throw refuseField(`subscriptions.${index}.module`, 'module-named-twice');
    modules.add(module);
    if (endsOn !== null && endsOn < startsOn)
      throw refuseField(`subscriptions.${index}.endsOn`, 'last-before-first');
  }
}

async function lockForChange(ctx: Ctx, locationId: string, expected: number): Promise<LocationRow> {
  await lockLab(ctx.db, ctx.lId);
  const row = await lockLocation(ctx, locationId);
  await expectVersion(ctx, { entityId: locationId, expected, found: row.version });
  return row;
}

async function raiseVersion(
  { db, lId }: Ctx,
  { location_id: locationId, version }: LocationRow,
): Promise<void> {
  await updateLocationRow(db, { lId, locationId }, { version: version + 1 });
}

/** Sets where a centre sends the tubes of its departments. */
export const setProcessingPlaces = serve(
  placeEndpoints.setProcessingPlaces,
  async (ctx, { centreId, version, places }) => {
    const row = await lockForChange(ctx, centreId, version);
    if (row.kind !== 'centre') throw refuseField('centreId', 'no-collection-centre', { name: row.name });
    refusePlaces(places, centreId);
    const before = await readCentre(ctx, centreId);
    const rows = places.map(({ departmentId, locationId, outsideLab }) => ({
      department_id: departmentId,
      location_id: locationId,
      outside_lab: outsideLab?.trim() ?? null,
    }));
    await replaceProcessingPlaces(ctx.db, { lId: ctx.lId, locationId: centreId }, rows);
    await raiseVersion(ctx, row);
    const after = await readCentre(ctx, centreId);
    const said = ({ places: all }: typeof after) =>
      all.map(({ department, place }) => `${department}: ${place}`);
    recordEvent(ctx, {
      entityKind: 'LOCATION',
      entityId: centreId,
      action: 'setProcessing',
      before: { processing: said(before) },
      after: { processing: said(after) },
    });
    return after;
  },
);

/** Sets the modules that are open at a location from and until a day. */
export const setSubscriptions = serve(
  placeEndpoints.setSubscriptions,
  async (ctx, { locationId, version, subscriptions }) => {
    const row = await lockForChange(ctx, locationId, version);
    refuseSubscriptions(subscriptions);
    const before = await readSubscriptionsOf(ctx, locationId);
    if (isDeepStrictEqual(before.subscriptions, subscriptions)) return before;
    const rows = subscriptions.map(({ module, startsOn, endsOn }) => ({
      module,
      starts_on: startsOn,
      ends_on: endsOn,
    }));
    await replaceSubscriptions(ctx.db, { lId: ctx.lId, locationId }, rows);
    await raiseVersion(ctx, row);
    const after = await readSubscriptionsOf(ctx, locationId);
    recordEvent(ctx, {
      entityKind: 'LOCATION',
      entityId: locationId,
      action: 'setSubscriptions',
      before: { subscriptions: before.subscriptions },
      after: { subscriptions: after.subscriptions },
    });
    return after;
  },
);
