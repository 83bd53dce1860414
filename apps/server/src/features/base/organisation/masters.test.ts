import { eventsByEntity } from '@nidan/contract/base/audit/audit-endpoints';
import { billPdf, createBill } from '@nidan/contract/money/bills/bill-endpoints';
import { nextLabId } from '@nidan/contract/money/lab-ids/lab-id-endpoints';
import { currentSession, pickLab } from '@nidan/contract/base/identity/identity-endpoints';
import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import {
  changeDepartmentStatus,
  changeFirmStatus,
  changeLocationStatus,
  createDepartment,
  createFirm,
  createLocation,
  firmOfLocation,
  listDepartments,
  listFirms,
  listLocations,
  updateDepartment,
  updateFirm,
  updateLocation,
} from '@nidan/contract/base/organisation/organisation-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { pdfPages } from '../../../kernel/documents/testing/pdf-text.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { billBody, orderBill } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const manager = () => app.as('Manager');

const GSTIN = '27AAPFU0939F1ZV';
const firmBody = { name: 'Sahyadri Diagnostics LLP', gstin: GSTIN, pan: 'AAPFU0939F', city: 'Pune' };
const placeBody = { name: 'Wakad centre', kind: 'centre', address: '', phone: '', firmId: null } as const;
const departmentBody = { code: 'GEN', name: 'Genetics', printOrder: 80, enforceDeptAccession: false };

const changes: readonly (readonly [string, Endpoint, object])[] = [
  ['createFirm', createFirm, firmBody],
  ['updateFirm', updateFirm, { firmId: newId(), version: 1 }],
  ['changeFirmStatus', changeFirmStatus, { firmId: newId(), version: 1, action: 'disable' }],
  ['createLocation', createLocation, placeBody],
  ['updateLocation', updateLocation, { locationId: newId(), version: 1 }],
  ['changeLocationStatus', changeLocationStatus, { locationId: newId(), version: 1, action: 'disable' }],
  ['createDepartment', createDepartment, departmentBody],
  ['updateDepartment', updateDepartment, { departmentId: newId(), version: 1 }],
  [
    'changeDepartmentStatus',
    changeDepartmentStatus,
    { departmentId: newId(), version: 1, action: 'disable' },
  ],
];

describe.each(changes)('%s', (_, endpoint, body) => {
  it('needs a session and the right to change masters', async () => {
    expect(await app.asNobody().refused(endpoint, { body })).toMatchObject({ status: 401 });
    expect(await app.as('Front desk').refused(endpoint, { body })).toMatchObject({
      status: 403,
      msg: expect.stringContaining('"masters, '),
    });
  });
});

it.each(changes.filter(([name]) => !name.startsWith('create')))(
  '%s answers for a thing that is not there',
  async (_, endpoint, body) => {
    expect(await manager().refused(endpoint, { body })).toMatchObject({ status: 404, code: 'not-found' });
  },
);

describe('a firm', () => {
  it.each([
    ['name', { name: ' ' }],
    ['gstin', { gstin: '27AAPFU0939F1ZW' }],
    ['pan', { pan: 'AAPFU0939' }],
    ['cin', { cin: 'X85110MH2010PTC123456' }],
    ['tan', { tan: 'PNE112345B' }],
    ['pincode', { pincode: '041103' }],
    ['email', { email: 'nobody' }],
    ['phone', { phone: '123' }],
    ['labIdPrefix', { labIdPrefix: 'k1' }],
  ])('is refused with a wrong %s', async (field, wrong) => {
    expect(await manager().refused(createFirm, { body: { ...firmBody, ...wrong } })).toMatchObject({
      status: 400,
      errors: [expect.objectContaining({ field })],
    });
  });

  it('is refused when its GSTIN names another PAN', async () => {
    const body = { ...firmBody, pan: 'AAAPL1234C' };
    expect(await manager().refused(createFirm, { body })).toMatchObject({
      errors: [{ field: 'pan', msg: 'The GSTIN names the PAN AAPFU0939F' }],
    });
  });

  it('is made once per key, with its event, and no second one has its name or GSTIN', async () => {
    const call = { key: newId(), body: firmBody };
    const first = await manager().call(createFirm, call);
    expect(first.body).toMatchObject({ ...firmBody, cin: '', status: 1, statusLabel: 'enabled', version: 1 });
    expect((await manager().call(createFirm, call)).body).toEqual(first.body);
    expect(await manager().refused(createFirm, { body: firmBody })).toMatchObject({ status: 409 });
    const other = { ...firmBody, name: 'Another firm' };
    expect(await manager().refused(createFirm, { body: other })).toMatchObject({ code: 'gstin-taken' });
    const named = { name: firmBody.name };
    expect(await manager().refused(createFirm, { body: named })).toMatchObject({ code: 'name-taken' });
    const { firmId } = first.body;
    const events = await manager().ok(eventsByEntity, { query: { entityKind: 'FIRM', entityId: firmId } });
    expect(events.rows).toMatchObject([{ action: 'create', after: { gstin: GSTIN } }]);
  });

  it('changes by version, and keeps what is not named', async () => {
    const { firmId } = await manager().ok(createFirm, { body: { name: 'Krishna Labs', city: 'Satara' } });
    const body = { firmId, version: 1, addr_1: '1 River Road', pincode: '415001' };
    expect(await manager().ok(updateFirm, { body })).toMatchObject({
      version: 2,
      address: '1 River Road Satara -415001',
    });
    expect(await manager().ok(updateFirm, { body: { firmId, version: 2 } })).toMatchObject({ version: 2 });
    expect(await manager().refused(updateFirm, { body })).toMatchObject({
      code: 'stale-version',
      changedBy: 'Test Manager',
    });
  });

  it('goes from draft to enabled to disabled, and never back to draft', async () => {
    const { firmId } = await manager().ok(createFirm, { body: { name: 'Draft firm', status: 0 } });
    const shown = await manager().ok(listFirms);
    expect(shown.rows.map(({ name }) => name)).not.toContain('Draft firm');
    const all = await manager().ok(listFirms, { query: { all: true } });
    expect(all.rows.find(({ name }) => name === 'Draft firm')).toMatchObject({ can: ['enable', 'disable'] });
    const step = (action: 'enable' | 'disable', version: number) => ({ body: { firmId, version, action } });
    expect(await manager().ok(changeFirmStatus, step('enable', 1))).toMatchObject({ status: 1 });
    expect(await manager().ok(changeFirmStatus, step('disable', 2))).toMatchObject({ status: -1 });
    expect(await manager().refused(changeFirmStatus, step('disable', 3))).toMatchObject({
      code: 'transition-refused',
    });
  });

  it('bills at a location: its prefix begins the lab IDs, its GSTIN stands on the bill, and it stays enabled', async () => {
    const { rows } = await manager().ok(listLocations);
    const place = rows.find(({ locationId }) => locationId === app.lab.locationId);
    const firms = await manager().ok(listFirms);
    const firm = firms.rows.find(({ name }) => name === firmBody.name);
    if (place === undefined || firm === undefined) throw new Error('They exist');
    const { firmId } = firm;
    await manager().ok(updateFirm, { body: { firmId, version: firm.version, labIdPrefix: 'SD' } });
    const moved = await manager().ok(updateLocation, {
      body: { locationId: place.locationId, version: place.version, firmId },
    });
    expect(moved).toMatchObject({ firm: firmBody.name });
    expect(await manager().ok(firmOfLocation)).toEqual({ firmId });
    expect((await app.as('Front desk').ok(nextLabId)).labId).toMatch(/^SD\d{6}\d{4}$/);
    const bill = await orderBill(app, { testCodes: ['HB'] });
    expect(bill.labNo).toMatch(/^SD/);
    const pdf = await app.as('Front desk').call(billPdf, { query: { billId: bill.billId } });
    expect((await pdfPages(pdf.bytes)).join(' ')).toContain(GSTIN);
    const refusal = await manager().refused(changeFirmStatus, {
      body: { firmId, version: firm.version + 1, action: 'disable' },
    });
    expect(refusal).toMatchObject({ status: 409, code: 'firm-in-use' });
    const { version } = moved;
    await manager().ok(updateLocation, { body: { locationId: place.locationId, version, firmId: null } });
    expect((await orderBill(app, { testCodes: ['HB'] })).labNo).toMatch(/^KT/);
  });
});

describe('a location', () => {
  it('is refused under a firm that is not there, of another lab or not enabled', async () => {
    const body = { ...placeBody, firmId: newId() };
    expect(await manager().refused(createLocation, { body })).toMatchObject({ status: 404 });
    const foreign = await app.asOther('Manager').ok(createFirm, { body: { name: 'Foreign' } });
    const there = { ...placeBody, firmId: foreign.firmId };
    expect(await manager().refused(createLocation, { body: there })).toMatchObject({ status: 404 });
    const draft = await manager().ok(createFirm, { body: { name: 'Not yet', status: 0 } });
    expect(
      await manager().refused(createLocation, { body: { ...placeBody, firmId: draft.firmId } }),
    ).toMatchObject({ code: 'firm-not-enabled', msg: 'Firm Not yet is not enabled' });
  });

  it('stays enabled with an open bill, and when it is the last', async () => {
    await orderBill(app, { testCodes: ['CBC'] });
    const { rows } = await manager().ok(listLocations);
    const main = rows.find(({ locationId }) => locationId === app.lab.locationId);
    const step = { locationId: app.lab.locationId, version: main?.version ?? 0, action: 'disable' } as const;
    expect(await manager().refused(changeLocationStatus, { body: step })).toMatchObject({
      status: 409,
      code: 'location-in-use',
      msg: expect.stringMatching(/^Location Main lab stays enabled: bill \w+ is still open$/),
    });
    const others = await app.asOther('Manager').ok(listLocations);
    for (const { locationId, version, name } of others.rows.toReversed()) {
      const body = { locationId, version, action: 'disable' } as const;
      const answer = await app.asOther('Manager').call(changeLocationStatus, { body });
      expect([name, answer.status]).toEqual([name, name === others.rows[0]?.name ? 409 : 200]);
    }
  });

  it('that is disabled is left at once by who works there, and nobody picks it', async () => {
    const place = await manager().ok(createLocation, { body: placeBody });
    const { locationId } = place;
    const workAt = (location_id: string) =>
      asOwner(app, (db) =>
        db.updateTable('session').set({ location_id }).where('l_id', '=', app.lab.lId).execute(),
      );
    await workAt(locationId);
    const frontDesk = app.as('Front desk');
    const body = await billBody(app, { testCodes: ['CBC'] });
    const { version } = place;
    await manager().ok(changeLocationStatus, { body: { locationId, version, action: 'disable' } });
    const { labs } = await frontDesk.ok(currentSession);
    expect(labs.flatMap(({ locations }) => locations).map((one) => one.locationId)).not.toContain(locationId);
    expect(await frontDesk.refused(createBill, { body })).toMatchObject({ code: 'location-not-chosen' });
    expect(await frontDesk.refused(pickLab, { body: { lId: 1, locationId } })).toMatchObject({ status: 404 });
    await workAt(app.lab.locationId);
    await frontDesk.ok(createBill, { body });
  });

  it('changes by version, with its event', async () => {
    const { locationId, version } = await manager().ok(createLocation, {
      body: { ...placeBody, name: 'Aundh centre' },
    });
    const body = { locationId, version, phone: '02012345678', kind: 'lab' } as const;
    expect(await manager().ok(updateLocation, { body })).toMatchObject({ kind: 'lab', version: 2 });
    expect(await manager().refused(updateLocation, { body })).toMatchObject({ code: 'stale-version' });
    const query = { entityKind: 'LOCATION', entityId: locationId } as const;
    const { rows } = await manager().ok(eventsByEntity, { query });
    expect(rows[0]).toMatchObject({ before: { kind: 'centre' }, after: { kind: 'lab' } });
  });
});

describe('a department', () => {
  it('is seen by the next request of everybody', async () => {
    const made = await manager().ok(createDepartment, { body: departmentBody });
    const { rows } = await app.as('Technician').ok(listDepartments);
    expect(rows.find(({ code }) => code === 'GEN')).toMatchObject({ ...departmentBody, can: [] });
    const { departmentId, version } = made;
    await manager().ok(updateDepartment, { body: { departmentId, version, name: 'Medical genetics' } });
    const renamed = await app.as('Technician').ok(listDepartments);
    expect(renamed.rows.map(({ name }) => name)).toContain('Medical genetics');
    expect(
      await manager().refused(updateDepartment, { body: { departmentId, version, printOrder: 2 } }),
    ).toMatchObject({ code: 'stale-version' });
    expect(await manager().refused(createDepartment, { body: departmentBody })).toMatchObject({
      code: 'code-taken',
    });
  });

  it('stays enabled while it runs enabled tests', async () => {
    const { rows } = await manager().ok(listDepartments);
    const [first] = rows;
    if (first === undefined) throw new Error('There are departments');
    const { departmentId, version } = first;
    const body = { departmentId, version, action: 'disable' } as const;
    expect(await manager().refused(changeDepartmentStatus, { body })).toMatchObject({
      code: 'department-in-use',
      msg: expect.stringMatching(/ stays enabled: test \w+ is enabled$/),
    });
  });

  it('that is disabled is offered no more, and can come back', async () => {
    const { rows } = await manager().ok(listDepartments);
    const made = rows.find(({ code }) => code === 'GEN');
    if (made === undefined) throw new Error('It was made above');
    const { departmentId, version } = made;
    await manager().ok(changeDepartmentStatus, { body: { departmentId, version, action: 'disable' } });
    const shown = await manager().ok(listDepartments);
    expect(shown.rows.map(({ code }) => code)).not.toContain('GEN');
    const all = await manager().ok(listDepartments, { query: { all: true } });
    expect(all.rows.find(({ code }) => code === 'GEN')).toMatchObject({ status: -1, can: ['enable'] });
  });
});
