import { listBills } from '@nidan/contract/money/bills/bill-endpoints';
import { readLabProfile, updateLabProfile } from '@nidan/contract/base/organisation/lab-profile-endpoints';
import { changeLabSwitches } from '@nidan/contract/base/settings/lab-setting-endpoints';
import {
  listCentres,
  listProcessingPlaces,
  readSubscriptions,
  setProcessingPlaces,
  setSubscriptions,
} from '@nidan/contract/base/organisation/place-endpoints';
import {
  changeLocationStatus,
  createLocation,
  listDepartments,
  listLocations,
} from '@nidan/contract/base/organisation/organisation-endpoints';
import { accessionSamples, collectSamples, listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { addDays } from '@nidan/domain/time/calendar-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { orderBill } from '../../../testing/order-bill.ts';
import { ageSessions, signInAs } from '../../../testing/sign-in-as.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let centreId: string;
let departmentId: string;
beforeAll(async () => {
  app = await startTestApp();
  const body = { name: 'Wakad centre', kind: 'centre', address: '', phone: '', firmId: null } as const;
  centreId = (await manager().ok(createLocation, { body })).locationId;
  const { rows } = await manager().ok(listDepartments);
  departmentId = rows.find(({ code }) => code === 'HAEM')?.departmentId ?? rows[0]?.departmentId ?? '';
});
afterAll(() => app.close());

const manager = () => app.as('Manager');
const reason = 'Agreed';

async function centre() {
  const { rows } = await manager().ok(listCentres);
  const found = rows.find((row) => row.centreId === centreId);
  if (found === undefined) throw new Error('The centre is listed');
  return found;
}

async function setPlaces(
  places: readonly { departmentId: string; locationId: string | null; outsideLab: string | null }[],
) {
  const { version } = await centre();
  return manager().ok(setProcessingPlaces, { body: { centreId, version, places: [...places] } });
}

/** Everybody of lab 1 works there from the next request on. */
async function workAt(location_id: string): Promise<void> {
  await asOwner(app, (db) =>
    db.updateTable('session').set({ location_id }).where('l_id', '=', app.lab.lId).execute(),
  );
}

/** A collected tube of the centre. */
async function tubeOfCentre() {
  await workAt(centreId);
  const { billId } = await orderBill(app, { testCodes: ['HB'] });
  const { rows } = await manager().ok(listSamples, { query: { billId } });
  const sampleIds = rows.map(({ sampleId }) => sampleId);
  await manager().ok(collectSamples, { body: { billId, sampleIds } });
  const [tube] = rows;
  if (tube === undefined) throw new Error('The bill has a tube');
  const { rows: departments } = await manager().ok(listDepartments);
  departmentId = departments.find(({ name }) => name === tube.department)?.departmentId ?? departmentId;
  return tube.barcode;
}

describe('where a centre sends its tubes', () => {
  it('is set by who may change masters', async () => {
    const body = { centreId, version: 1, places: [] };
    expect(await app.asNobody().refused(setProcessingPlaces, { body })).toMatchObject({ status: 401 });
    expect(await app.as('Technician').refused(setProcessingPlaces, { body })).toMatchObject({ status: 403 });
    const foreign = { ...body, centreId: newId() };
    expect(await manager().refused(setProcessingPlaces, { body: foreign })).toMatchObject({ status: 404 });
  });

  it('is one place for each department, and not the centre itself', async () => {
    const { version } = await centre();
    const main = app.lab.locationId;
    const refusedField = async (places: object[]) =>
      (await manager().refused(setProcessingPlaces, { body: { centreId, version, places } })).errors?.[0]
        ?.field;
    const place = { departmentId, locationId: main, outsideLab: null };
    expect(await refusedField([{ ...place, outsideLab: 'Other lab' }])).toBe('places.0.locationId');
    expect(await refusedField([{ ...place, locationId: null }])).toBe('places.0.locationId');
    expect(await refusedField([{ ...place, locationId: centreId }])).toBe('places.0.locationId');
    expect(await refusedField([place, place])).toBe('places.1.departmentId');
    const unknown = { body: { centreId, version, places: [{ ...place, locationId: newId() }] } };
    expect(await manager().refused(setProcessingPlaces, unknown)).toMatchObject({ code: 'not-found' });
    const lab = { body: { centreId: main, version: 1, places: [] } };
    expect(await manager().refused(setProcessingPlaces, lab)).toMatchObject({
      errors: [{ field: 'centreId' }],
    });
  });

  it('is where they are accessioned, unless the lab does not ask for it', async () => {
    const barcode = await tubeOfCentre();
    const places = [{ departmentId, locationId: app.lab.locationId, outsideLab: null }];
    expect(await setPlaces(places)).toMatchObject({ places: [{ place: 'Main lab', isOutside: false }] });
    const call = { body: { barcodes: [barcode] } };
    expect(await app.as('Technician').refused(accessionSamples, call)).toMatchObject({
      status: 409,
      code: 'sample-of-other-place',
      msg: expect.stringMatching(/ is processed at Main lab$/),
    });
    await workAt(app.lab.locationId);
    await app.as('Technician').ok(accessionSamples, call);
    const other = await tubeOfCentre();
    const name = 'accessionWhereProcessed';
    await manager().ok(changeLabSwitches, {
      body: { changes: [{ name, value: false, version: 0 }], reason },
    });
    await app.as('Technician').ok(accessionSamples, { body: { barcodes: [other] } });
    await manager().ok(changeLabSwitches, { body: { changes: [{ name, value: true, version: 1 }], reason } });
    await workAt(app.lab.locationId);
  });

  it('keeps the place enabled that processes for it', async () => {
    const { rows } = await manager().ok(listLocations);
    const main = rows.find(({ locationId }) => locationId === app.lab.locationId);
    const body = { locationId: app.lab.locationId, version: main?.version ?? 0, action: 'disable' } as const;
    expect(await manager().refused(changeLocationStatus, { body })).toMatchObject({
      code: 'location-in-use',
      msg: expect.stringMatching(/it processes .+ of Wakad centre$/),
    });
  });

  it('may be another laboratory, which is listed by itself', async () => {
    await setPlaces([{ departmentId, locationId: null, outsideLab: ' Deccan Reference Lab ' }]);
    const { rows } = await manager().ok(listProcessingPlaces, { query: { outside: true } });
    expect(rows).toMatchObject([{ centreId, place: 'Deccan Reference Lab', isOutside: true }]);
    expect((await app.asOther('Manager').ok(listProcessingPlaces)).rows).toEqual([]);
    await setPlaces([]);
    expect((await manager().ok(listProcessingPlaces)).rows).toEqual([]);
  });

  it('is told who was faster', async () => {
    const body = { centreId, version: 1, places: [] };
    expect(await manager().refused(setProcessingPlaces, { body })).toMatchObject({ code: 'stale-version' });
  });
});

const set = async (
  locationId: string,
  subscriptions: { module: 'bills'; startsOn: string; endsOn: string | null }[],
) => {
  const { version } = await manager().ok(readSubscriptions, { query: { locationId } });
  return manager().ok(setSubscriptions, { body: { locationId, version, subscriptions } });
};

describe('a subscription', () => {
  const today = calendarDateIn('Asia/Kolkata', new Date());
  it.each([
    { when: 'before it begins', from: 1, to: null, status: 403 },
    { when: 'on its first day', from: 0, to: null, status: 200 },
    { when: 'on its last day', from: -9, to: 0, status: 200 },
    { when: 'after it has ended', from: -9, to: -1, status: 403 },
  ])('opens the module at its location: $when', async ({ from, to, status }) => {
    const startsOn = addDays(today, from);
    const endsOn = to === null ? null : addDays(today, to);
    await set(centreId, [{ module: 'bills', startsOn, endsOn }]);
    await workAt(centreId);
    expect((await app.as('Front desk').call(listBills)).status).toBe(status);
    await workAt(app.lab.locationId);
    expect((await app.as('Front desk').call(listBills)).status).toBe(200);
  });

  it('names a module once and ends after it begins', async () => {
    const { version } = await manager().ok(readSubscriptions, { query: { locationId: centreId } });
    const one = { module: 'bills', startsOn: '2026-01-01', endsOn: null } as const;
    const refusedField = async (subscriptions: object[]) =>
      (await manager().refused(setSubscriptions, { body: { locationId: centreId, version, subscriptions } }))
        .errors?.[0]?.field;
    expect(await refusedField([one, one])).toBe('subscriptions.1.module');
    expect(await refusedField([{ ...one, endsOn: '2025-12-31' }])).toBe('subscriptions.0.endsOn');
    expect(await refusedField([{ ...one, module: 'everything' }])).toBe('subscriptions.0.module');
    await set(centreId, []);
  });
});

describe('the profile of the lab', () => {
  it('is changed by who may change the lab, field by field, and stays as it is otherwise', async () => {
    const former = await app.as('Technician').ok(readLabProfile);
    const body = { version: former.version, phone: '02012345678', timeZone: 'Asia/Kathmandu' };
    expect(await app.as('Technician').refused(updateLabProfile, { body })).toMatchObject({ status: 403 });
    const changed = await manager().ok(updateLabProfile, { body });
    expect(changed).toEqual({
      ...former,
      phone: '02012345678',
      timeZone: 'Asia/Kathmandu',
      version: former.version + 1,
    });
    expect(await manager().refused(updateLabProfile, { body })).toMatchObject({ code: 'stale-version' });
    const { version } = changed;
    await manager().ok(updateLabProfile, { body: { version, timeZone: 'Asia/Kolkata' } });
  });

  it('says that it is an external lab, and for which other lab of the caller it works', async () => {
    const { client } = await signInAs(app, 'manager.1');
    const own = await client.ok(readLabProfile);
    expect(own).toMatchObject({ labType: 'MAIN', homeLId: null });
    const change = (part: object) => ({ body: { version: own.version, ...part } });
    for (const homeLId of [app.lab.lId, app.otherLab.lId, 9_999])
      expect(await client.refused(updateLabProfile, change({ homeLId }))).toMatchObject({
        status: 400,
        errors: [{ field: 'homeLId' }],
      });
    await asOwner(app, async (db) => {
      await sql.raw(`set local app.l_id = '${app.otherLab.lId}'`).execute(db);
      await sql`insert into membership (l_id, user_id, role_id)
        select ${app.otherLab.lId}, u.user_id, r.role_id
        from login_user u, role r
        where u.username = 'manager.1' and r.l_id = ${app.otherLab.lId} and r.name = 'Manager'
      `.execute(db);
    });
    const body = { version: own.version, labType: 'EXTERNAL', homeLId: app.otherLab.lId } as const;
    const external = await client.ok(updateLabProfile, { body });
    expect(external).toMatchObject({ labType: 'EXTERNAL', homeLId: app.otherLab.lId });
    const back = { version: external.version, labType: 'MAIN', homeLId: null } as const;
    expect(await client.ok(updateLabProfile, { body: back })).toMatchObject({
      labType: 'MAIN',
      homeLId: null,
    });
  });

  it('pays dues to another UPI address only on a recent proof', async () => {
    const { client } = await signInAs(app, 'manager.1');
    await ageSessions(app, 'manager.1', { column: 'proved_at', minutes: 6 });
    const { version, tagline } = await client.ok(readLabProfile);
    const change = { version, upiAddress: 'another.lab@upi.example' };
    expect(await client.refused(updateLabProfile, { body: change })).toMatchObject({ code: 'proof-needed' });
    await client.ok(updateLabProfile, { body: { version, tagline: `${tagline}.` } });
  });

  it.each([
    ['name', { name: ' ' }],
    ['timeZone', { timeZone: 'Asia/Atlantis' }],
    ['phone', { phone: '12' }],
    ['upiAddress', { upiAddress: 'nobody' }],
  ])('is refused with a wrong %s', async (field, wrong) => {
    const { version } = await manager().ok(readLabProfile);
    expect(await manager().refused(updateLabProfile, { body: { version, ...wrong } })).toMatchObject({
      status: 400,
      errors: [expect.objectContaining({ field })],
    });
  });
});
