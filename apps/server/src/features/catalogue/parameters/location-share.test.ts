import {
  type LocationShare,
  readLocationShare,
  setLocationShare,
} from '@nidan/contract/catalogue/parameters/location-share-endpoints';
import {
  changeLocationStatus,
  listLocations,
} from '@nidan/contract/base/organisation/organisation-endpoints';
import { saveResults } from '@nidan/contract/lab/results/entry-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { billOnBench, entryOf } from '../../../testing/bill-on-bench.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { parameterIdOf } from '../versions/testing/catalogue-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const manager = () => app.as('Manager');

async function shareOf(code: string): Promise<LocationShare> {
  const parameterId = await parameterIdOf(app, code);
  return manager().ok(readLocationShare, { query: { parameterId } });
}

async function shareWith(code: string, locationIds: string[] | null): Promise<LocationShare> {
  const { parameterId, version } = await shareOf(code);
  return manager().ok(setLocationShare, { body: { parameterId, version, locationIds } });
}

async function enterHb() {
  const billId = await billOnBench(app, { testCodes: ['HB'] });
  return app.as('Technician').call(saveResults, { body: await entryOf(app, billId, { HB: { HB: '13.2' } }) });
}

/** Whether the technician can enter what is shared with one location alone. */
async function isEnteredAt(locationId: string): Promise<boolean> {
  await shareWith('HB', [locationId]);
  const { status } = await enterHb();
  await shareWith('HB', null);
  return status === 200;
}

/** Where the technician works, and another location. */
async function places() {
  const { locations } = await shareOf('HB');
  for (const { locationId } of locations) {
    if (!(await isEnteredAt(locationId))) continue;
    const other = locations.find((one) => one.locationId !== locationId);
    return { here: locationId, elsewhere: other?.locationId ?? '' };
  }
  throw new Error('The technician works at no location');
}

describe('a parameter', () => {
  it('is measured everywhere until locations are named', async () => {
    const share = await shareOf('PLT');
    expect(share).toMatchObject({ version: 1, isEverywhere: true });
    expect(share.locations.length).toBeGreaterThan(1);
  });

  it('takes values where it is shared, and nowhere else, until it is shared with all again', async () => {
    const { here, elsewhere } = await places();
    await shareWith('HB', [elsewhere]);
    const billId = await billOnBench(app, { testCodes: ['HB'] });
    const body = await entryOf(app, billId, { HB: { HB: '13.2' } });
    expect(await app.as('Technician').refused(saveResults, { body })).toMatchObject({
      status: 400,
      errors: [{ field: 'tests.0.values.0.value', msg: 'This parameter is not measured where you work' }],
    });
    await shareWith('HB', [here, elsewhere]);
    await app.as('Technician').ok(saveResults, { body });
    await shareWith('HB', null);
    expect((await enterHb()).status).toBe(200);
  });

  it('keeps a history, and is refused over what somebody else has said', async () => {
    const before = await shareOf('WBC');
    const [place] = before.locations;
    const { parameterId, version } = before;
    const body = { parameterId, version, locationIds: [place?.locationId ?? ''] };
    const after = await manager().ok(setLocationShare, { body });
    expect(after).toMatchObject({ version: 2, isEverywhere: false });
    const [event] = await eventsOf(app, parameterId, 'update');
    expect(event).toMatchObject({ before: { measuredAt: 'everywhere' }, after: { measuredAt: place?.name } });
    expect(await manager().refused(setLocationShare, { body })).toMatchObject({ code: 'stale-version' });
  });

  it('keeps the location in use that alone measures it', async () => {
    const { elsewhere } = await places();
    await shareWith('RBC', [elsewhere]);
    const { rows } = await manager().ok(listLocations, { query: { limit: 200 } });
    const version = rows.find(({ locationId }) => locationId === elsewhere)?.version ?? 0;
    const body = { locationId: elsewhere, version, action: 'disable' as const };
    expect(await manager().refused(changeLocationStatus, { body })).toMatchObject({
      code: 'location-in-use',
      msg: expect.stringContaining('it alone measures'),
    });
  });

  it.each<[string, string[]]>([
    ['locationIds', []],
    ['locationIds.0', [newId()]],
    ['locationIds.0', ['here']],
  ])('is refused at %s for %o', async (field, locationIds) => {
    const { parameterId, version } = await shareOf('MCV');
    const body = { parameterId, version, locationIds };
    expect(await manager().refused(setLocationShare, { body })).toMatchObject({
      status: 400,
      errors: [{ field }],
    });
  });

  it('is shared by who may change the catalogue', async () => {
    const { parameterId, version } = await shareOf('HCT');
    const body = { parameterId, version, locationIds: null };
    expect(await app.as('Front desk').refused(setLocationShare, { body })).toMatchObject({ status: 403 });
    expect(await app.asNobody().refused(setLocationShare, { body })).toMatchObject({ status: 401 });
    expect(await app.asOther('Manager').refused(setLocationShare, { body })).toMatchObject({ status: 404 });
    expect(await app.asOther('Manager').refused(readLocationShare, { query: { parameterId } })).toMatchObject(
      { status: 404 },
    );
  });
});
