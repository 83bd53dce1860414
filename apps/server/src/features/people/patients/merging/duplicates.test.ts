import { listDuplicates, tellApart } from '@nidan/contract/people/patients/duplicate-endpoints';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { mergePatients } from '@nidan/contract/people/patients/merge-endpoints';
import { createBill } from '@nidan/contract/money/bills/bill-endpoints';
import { createPatient, updatePatient } from '@nidan/contract/people/patients/patient-endpoints';
import type { PatientInput } from '@nidan/contract/people/patients/patient-input';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../../kernel/database/new-id.ts';
import { eventsOf } from '../../../../testing/events-of.ts';
import { billBody } from '../../../../testing/order-bill.ts';
import { personWith } from '../../../../testing/person-with.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const desk = () => app.as('Front desk');
const register = (name: string, change: Partial<PatientInput> = {}) =>
  desk().ok(createPatient, {
    body: { name, age_sex: { age: 52, sex: 'F', unit: 'Yrs.' }, phone: '9822000041', ...change },
  });
const idsOf = ({ rows }: AnswerOf<typeof listDuplicates>) =>
  rows.map(({ one, other }) => [one.patient_id, other.patient_id]);
const listOf = (patientId: string) => desk().ok(listDuplicates, { query: { patientId } });

const withAbha = (patientId: string, abha: string) => ({
  params: { patientId },
  body: { version: 1, abha_id: abha, city: 'Pune' },
});

describe('an id of one person', () => {
  // Case 52: one ABHA, two names.
  it.each([
    ['ABHA', { abha_id: '91-7777-0000-1111' }, { abha_id: '91777700001111' }, 'sameAbha'],
    [
      'Passport',
      { dv: { passport_number: 'K1234567' } },
      { dv: { passport_number: 'k1234567' } },
      'samePassport',
    ],
    ['SRF ID', { srf_id: '2730000012345' }, { srf_id: '2730000012345' }, 'sameSrf'],
  ])('%s is asked when somebody else is registered with it', async (...[kind, id, again, reason]) => {
    const first = await register('Ravi Example', { phone: null, ...id });
    const other = {
      name: 'Suresh Other',
      age_sex: { age: 60, sex: 'M' as const, unit: 'Yrs.' as const },
      ...again,
    };
    expect(await desk().refused(createPatient, { body: other })).toMatchObject({
      status: 409,
      code: 'id-of-another',
      details: { kind, code: first.patient_code, name: first.name },
    });
    const { newPatient: _, ...order } = await billBody(app, { testCodes: ['HB'] });
    expect(await desk().refused(createBill, { body: { ...order, newPatient: other } })).toMatchObject({
      code: 'id-of-another',
    });
    const second = await desk().ok(createPatient, { body: { ...other, id_checked: true } });
    expect((await listOf(second.patient_id)).rows).toMatchObject([
      { other: { patient_id: first.patient_id }, reasons: expect.arrayContaining([reason]) },
    ]);
  });

  it('is refused in a change of another record, and kept by its own', async () => {
    const holder = await register('Asha Holder', { phone: null, abha_id: '91-2045-7718-3308' });
    const other = await register('Usha Other', { phone: null });
    expect(await desk().refused(updatePatient, withAbha(other.patient_id, '91204577183308'))).toMatchObject({
      code: 'id-of-another',
      errors: [{ field: 'abha_id' }],
    });
    await desk().ok(updatePatient, withAbha(holder.patient_id, '91204577183308'));
  });
});

describe('records of one person', () => {
  it('are found among all by phone, ABHA or birth date and a like name; relatives are not', async () => {
    const first = await register('Shalini Vaidya');
    await register('Anil Vaidya', { age_sex: { age: 55, sex: 'M', unit: 'Yrs.' } });
    await register('Malini Vaidya');
    const again = await register('Shalinee Vaidya', { phone: null, phone_2: '9822000041' });
    const all = await desk().ok(listDuplicates, { query: {} });
    expect(idsOf(all)).toContainEqual([again.patient_id, first.patient_id]);
    expect(all.rows.find(({ one }) => one.patient_id === again.patient_id)).toMatchObject({
      isLikely: true,
      reasons: ['samePhone', 'nameAlike', 'sameAge'],
      one: { name: 'Shalinee Vaidya' },
    });
    expect(idsOf(await listOf(first.patient_id))).toEqual([[first.patient_id, again.patient_id]]);
    const dated = { phone: null, birthdate: '1973-02-14' };
    const [one, two] = [await register('Usha Rane', dated), await register('Usha Rane', dated)];
    const { rows } = await listOf(two.patient_id);
    expect(rows).toMatchObject([{ isLikely: false, other: { patient_id: one.patient_id } }]);
    const likely = await desk().ok(listDuplicates, {
      query: { likelyOnly: true, patientId: two.patient_id },
    });
    expect(likely.rows).toEqual([]);
  });

  it('come page by page, each pair once', async () => {
    for (let at = 0; at < 5; at += 1) await register('Leela Nair', { phone: '9822000055' });
    const whole = idsOf(await desk().ok(listDuplicates, { query: { limit: 200 } }));
    expect(whole.length).toBeGreaterThanOrEqual(10);
    const paged: string[][] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: AnswerOf<typeof listDuplicates> = await desk().ok(listDuplicates, {
        query: { limit: 3, cursor },
      });
      expect(page.rows.length).toBeLessThanOrEqual(3);
      paged.push(...idsOf(page));
      cursor = page.next;
    }
    expect(paged).toEqual(whole);
  });

  it('are not shown again once they are told apart, or merged', async () => {
    const people = [];
    for (let at = 0; at < 3; at += 1) people.push(await register('Nirmala Sathe', { phone: '9822000066' }));
    const [one, two, three] = people.map(({ patient_id: patientId }) => patientId) as [
      string,
      string,
      string,
    ];
    const told = { body: { oneId: two, otherId: one } };
    await desk().ok(tellApart, told);
    await desk().ok(tellApart, told);
    expect(await eventsOf(app, two, 'tellApart')).toHaveLength(1);
    expect(idsOf(await listOf(one))).toEqual([[one, three]]);
    const body = {
      mergeId: newId(),
      survivorId: one,
      survivorVersion: 1,
      mergedId: three,
      mergedVersion: 1,
      take: [],
      reason: 'Registered twice',
    };
    await app.as('Manager').ok(mergePatients, { body });
    expect(idsOf(await listOf(one))).toEqual([]);
  });

  it('are told apart by somebody who may, of two people of the lab', async () => {
    const { patient_id: oneId } = await register('Kamal Desai');
    const { patient_id: otherId } = await register('Kamal Desai');
    const body = { oneId, otherId };
    expect(await app.asNobody().refused(tellApart, { body })).toMatchObject({ status: 401 });
    expect(await app.as('Technician').refused(tellApart, { body })).toMatchObject({ status: 403 });
    expect(await app.asOther('Front desk').refused(tellApart, { body })).toMatchObject({ status: 404 });
    const same = await desk().refused(tellApart, { body: { oneId, otherId: oneId } });
    expect(same).toMatchObject({ status: 400, errors: [{ field: 'otherId' }] });
  });
});

it('a demo user sees them masked, and nobody those of another lab', async () => {
  const { patient_id: patientId } = await register('Sarojini Apte', { phone: '9822000077' });
  await register('Sarojini Apte', { phone: '9822000077' });
  const { client } = await personWith(app, { patients: 4 }, 'demo');
  const { rows } = await client.ok(listDuplicates, { query: { patientId } });
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toMatch(/Sarojini|9822000077/u);
  expect((await app.asOther('Manager').ok(listDuplicates, { query: { patientId } })).rows).toEqual([]);
});
