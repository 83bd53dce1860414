import { createBill, listBills, readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { currentSession, pickLab } from '@nidan/contract/base/identity/identity-endpoints';
import { searchPatients } from '@nidan/contract/people/patients/patient-endpoints';
import { createAgency, listAgencies, updateAgency } from '@nidan/contract/people/referrers/agency-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { billBody, orderBill } from '../../../testing/order-bill.ts';
import { personWith } from '../../../testing/person-with.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const rights = { bills: 15, patients: 15, masters: 4 };
const masters = { masters: 15 };

async function newAgency(name: string): Promise<string> {
  const agencyId = newId();
  await app.as('Manager').ok(createAgency, { body: { agencyId, name } });
  return agencyId;
}

const agencyUser = (agencyId: string) => personWith(app, rights, { userType: 'AGENCY', agencyId });

describe('an agency user', () => {
  it('saves bills of the own agency and sees only these, and their people', async () => {
    const mine = await agencyUser(await newAgency('Shivneri Clinic'));
    const other = await agencyUser(await newAgency('Panchvati Hospital'));
    const { billId } = await orderBill(app, { testCodes: ['HB'] }, mine.client);
    await orderBill(app, { testCodes: ['HB'] }, other.client);
    await orderBill(app, { testCodes: ['HB'] });
    const { rows } = await mine.client.ok(listBills);
    expect(rows.map((row) => [row.billId, row.client])).toEqual([[billId, 'Shivneri Clinic']]);
    const { patient } = await mine.client.ok(readBill, { query: { billId } });
    const people = await mine.client.ok(searchPatients, { query: { q: 'Ravi' } });
    expect(people.rows.map((row) => row.patient_id)).toEqual([patient.patient_id]);
    expect((await mine.client.ok(listAgencies)).rows).toMatchObject([{ name: 'Shivneri Clinic' }]);
  });

  it('saves no bill of another agency, or of somebody it does not see', async () => {
    const mine = await agencyUser(await newAgency('Ganga Clinic'));
    const agencyId = await newAgency('Yamuna Clinic');
    const body = await billBody(app, { testCodes: ['HB'], agencyId });
    expect(await mine.client.refused(createBill, { body })).toMatchObject({ status: 404 });
    const { patientId } = await orderBill(app, { testCodes: ['HB'] });
    const { newPatient: _, ...known } = await billBody(app, { testCodes: ['HB'], patientId });
    expect(await mine.client.refused(createBill, { body: known })).toMatchObject({
      status: 404,
      code: 'not-found',
    });
  });
});

describe('a bill at the counter', () => {
  it('belongs to the agency whose name is typed, as long as it is in use', async () => {
    const agencyId = await newAgency('Narmada Clinic');
    const mine = await agencyUser(agencyId);
    const { billId } = await orderBill(app, { testCodes: ['HB'], client: ' narmada clinic ' });
    await orderBill(app, { testCodes: ['HB'], client: 'Somebody else' });
    expect((await mine.client.ok(listBills)).rows.map((row) => row.billId)).toEqual([billId]);
    const disable = { params: { agencyId }, body: { version: 1, action: 'disable' as const } };
    expect(await app.as('Manager').ok(updateAgency, disable)).toMatchObject({ status: -1, version: 2 });
    await orderBill(app, { testCodes: ['HB'], client: 'Narmada Clinic' });
    expect((await mine.client.ok(listBills)).rows).toHaveLength(1);
    const chosen = await billBody(app, { testCodes: ['HB'], agencyId });
    expect(await app.as('Front desk').refused(createBill, { body: chosen })).toMatchObject({ status: 404 });
    expect(await eventsOf(app, agencyId, 'disable')).toMatchObject([{ before: { status: 'enabled' } }]);
  });

  it('is refused for a text that is near to an agency, unless it is said to be a text', async () => {
    const mine = await agencyUser(await newAgency('Aarogya Path Lab'));
    for (const client of ['aarogya', 'Arogya path lab', 'AAROGYAPATHLAB']) {
      const body = await billBody(app, { testCodes: ['HB'], client });
      expect(await app.as('Front desk').refused(createBill, { body })).toMatchObject({
        status: 409,
        code: 'agency-name-near',
        details: { typed: client, agency: 'Aarogya Path Lab' },
      });
    }
    await orderBill(app, { testCodes: ['HB'], client: 'aarogya', clientIsText: true });
    expect((await mine.client.ok(listBills)).rows).toEqual([]);
    // The name itself is no text.
    const named = await orderBill(app, { testCodes: ['HB'], client: 'aarogya path lab', clientIsText: true });
    expect((await mine.client.ok(listBills)).rows.map((row) => row.billId)).toEqual([named.billId]);
  });
});

it('two agencies have two names, and a stale change is refused', async () => {
  const agencyId = await newAgency('Godavari Clinic');
  const twin = { agencyId: newId(), name: ' godavari  clinic' };
  expect(await app.as('Manager').refused(createAgency, { body: twin })).toMatchObject({
    status: 409,
    code: 'agency-name-taken',
  });
  const stale = { params: { agencyId }, body: { version: 2, name: 'Godavari Labs' } };
  expect(await app.as('Manager').refused(updateAgency, stale)).toMatchObject({ code: 'stale-version' });
  const person = await personWith(app, masters);
  expect(
    await person.client.ok(updateAgency, { ...stale, body: { ...stale.body, version: 1 } }),
  ).toMatchObject({ name: 'Godavari Labs' });
  expect(await app.as('Technician').refused(createAgency, { body: twin })).toMatchObject({ status: 403 });
});

it('a doctor neither saves nor sees bills, whatever the role holds', async () => {
  const [doctorId = ''] = app.lab.doctorIds;
  const doctor = await personWith(app, rights, { userType: 'DOCTOR', doctorId });
  const body = await billBody(app, { testCodes: ['HB'], doctorId });
  expect(await doctor.client.refused(createBill, { body })).toMatchObject({ status: 403 });
  expect(await doctor.client.refused(listBills)).toMatchObject({ status: 403 });
});

it('a place that is taken from a person is gone on the next request', async () => {
  const { locationId } = app.lab;
  const person = await personWith(app, rights, { locationIds: [locationId] });
  await orderBill(app, { testCodes: ['HB'] }, person.client);
  const { labs } = await person.client.ok(currentSession);
  expect(labs[0]?.locations.map((place) => place.locationId)).toEqual([locationId]);
  await asOwner(app, (db) =>
    db.updateTable('membership').set({ location_ids: [] }).where('user_id', '=', person.userId).execute(),
  );
  const body = await billBody(app, { testCodes: ['HB'] });
  expect(await person.client.refused(createBill, { body })).toMatchObject({ code: 'location-not-chosen' });
  expect((await person.client.ok(listBills)).rows).toEqual([]);
  expect(await person.client.refused(pickLab, { body: { lId: 1, locationId } })).toMatchObject({
    status: 404,
  });
});
