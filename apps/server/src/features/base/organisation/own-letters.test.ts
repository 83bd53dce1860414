import { createBill, readBill } from '@nidan/contract/money/bills/bill-endpoints';
import {
  changeLocationStatus,
  createFirm,
  createLocation,
  listLocations,
  updateFirm,
  updateLocation,
} from '@nidan/contract/base/organisation/organisation-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOwner } from '../../../testing/as-owner.ts';
import { billBody, orderBill } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { triedImport, writtenImport } from '../../links/imports/testing/import-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const manager = () => app.as('Manager');

async function here() {
  const { rows } = await manager().ok(listLocations, { query: { all: true } });
  const place = rows.find(({ locationId }) => locationId === app.lab.locationId);
  if (place === undefined) throw new Error('The location of the session exists');
  return place;
}

async function firmOf(name: string, labIdPrefix = '') {
  return manager().ok(createFirm, { body: { name, labIdPrefix } });
}

async function billsFor(firmId: string | null) {
  const { locationId, version } = await here();
  return { body: { locationId, version, firmId } };
}

/** The letters that the bill numbers of the location begin with now. */
async function lettersOfBill(): Promise<string> {
  const { billId } = await orderBill(app, { testCodes: ['HB'] });
  const { billNo } = await manager().ok(readBill, { query: { billId } });
  return billNo.replace(/B\d\d-\d+$/u, '');
}

it('refuses a firm without letters where the lab has issued documents, and takes it with letters of its own', async () => {
  expect(await lettersOfBill()).toBe('KT');
  const { firmId, version } = await firmOf('Katraj Diagnostics');
  expect(await manager().refused(updateLocation, await billsFor(firmId))).toMatchObject({
    status: 409,
    code: 'letters-needed',
    msg: expect.stringContaining('Katraj Diagnostics would get numbers that begin with KT'),
  });
  await manager().ok(updateFirm, { body: { firmId, version, labIdPrefix: 'KD' } });
  await manager().ok(updateLocation, await billsFor(firmId));
  expect(await lettersOfBill()).toBe('KD');
});

it('refuses letters of another firm, on both firms and when a firm takes them off', async () => {
  const { locationId, version, firmId } = await here();
  const second = await firmOf('Second firm', 'KD');
  const place = { name: 'Second place', kind: 'centre', address: '', phone: '' } as const;
  const opened = { ...place, firmId: second.firmId };
  expect(await manager().refused(createLocation, { body: opened })).toMatchObject({ code: 'letters-needed' });
  const draft = await manager().ok(createLocation, { body: { ...opened, status: 0 } });
  const step = { locationId: draft.locationId, version: draft.version, action: 'enable' } as const;
  expect(await manager().refused(changeLocationStatus, { body: step })).toMatchObject({
    code: 'letters-needed',
  });
  const own = await manager().ok(updateFirm, {
    body: { firmId: second.firmId, version: second.version, labIdPrefix: 'SF' },
  });
  await manager().ok(changeLocationStatus, { body: step });
  const letters = (labIdPrefix: string) => ({
    body: { firmId: second.firmId, version: own.version, labIdPrefix },
  });
  expect(await manager().refused(updateFirm, letters('KD'))).toMatchObject({ code: 'letters-needed' });
  expect(await manager().refused(updateFirm, letters(''))).toMatchObject({ code: 'letters-needed' });
  expect(await here()).toMatchObject({ locationId, version, firmId });
});

it('refuses the same by a file of locations', async () => {
  await firmOf('Firm of a file');
  const tried = await triedImport(app, 'locations', 'name,firm\nMain lab,Firm of a file\n');
  expect(await writtenImport(app, tried)).not.toMatchObject({ state: 'success' });
  expect((await here()).firm).toBe('Katraj Diagnostics');
});

it('refuses a bill whose number was printed before, whatever the location says', async () => {
  const { firmId } = await firmOf('Firm of a race');
  const { locationId } = await here();
  await asOwner(app, (db) =>
    db.updateTable('location').set({ firm_id: firmId }).where('location_id', '=', locationId).execute(),
  );
  const body = await billBody(app, { testCodes: ['HB'] });
  expect(await app.as('Front desk').refused(createBill, { body })).toMatchObject({
    status: 409,
    code: 'document-number-taken',
  });
});
