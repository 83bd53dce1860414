import { createBill } from '@nidan/contract/money/bills/bill-endpoints';
import {
  createPatient,
  readPatient,
  searchPatients,
  updatePatient,
} from '@nidan/contract/people/patients/patient-endpoints';
import type { PatientInput } from '@nidan/contract/people/patients/patient-input';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { billBody } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const phone = '9876500077';
const ravi: PatientInput = {
  name_title: 'Mr.',
  name: 'Ravi Pandit',
  age_sex: { age: 34, sex: 'M', unit: 'Yrs.' },
  phone,
};
const asha: PatientInput = {
  name_title: 'Mrs.',
  name: 'Asha Pandit',
  age_sex: { age: 31, sex: 'F', unit: 'Yrs.' },
  phone,
};
const baby: PatientInput = {
  name_title: 'B/O',
  name: 'Asha Pandit',
  age_sex: { age: 2, sex: 'F', unit: 'Days' },
  phone,
};
const desk = () => app.as('Front desk');
const register = (body: PatientInput) => desk().ok(createPatient, { body });
const wifeOf = (primary_id: string) => ({ ...asha, companion: { primary_id, relation: 'spouse' as const } });

describe('a family behind one phone', () => {
  it('has a primary patient and companions, each told by the search', async () => {
    const father = await register(ravi);
    const mother = await register(wifeOf(father.patient_id));
    expect(father).toMatchObject({ patient_kind: 'primary', companion: null, mother: null });
    expect(mother).toMatchObject({
      patient_kind: 'companion',
      companion: {
        relation: 'spouse',
        primary: {
          patient_id: father.patient_id,
          patient_code: father.patient_code,
          fullName: 'Mr. Ravi Pandit',
        },
      },
    });
    const { rows } = await desk().ok(searchPatients, { query: { q: phone } });
    expect(rows.map(({ name, patient_kind: kind }) => [name, kind])).toEqual([
      ['Ravi Pandit', 'primary'],
      ['Asha Pandit', 'companion'],
    ]);
    expect(await desk().ok(readPatient, { params: { patientId: mother.patient_id } })).toMatchObject(mother);
  });

  it('takes in a newborn of a companion with the bill, by the same transaction', async () => {
    const father = await register(ravi);
    const mother = await register(wifeOf(father.patient_id));
    const newPatient: PatientInput = {
      ...baby,
      companion: { primary_id: father.patient_id, relation: 'child' },
      mother_id: mother.patient_id,
    };
    const bill = await desk().ok(createBill, {
      body: await billBody(app, { testCodes: ['BIL'], newPatient }),
    });
    const child = await desk().ok(readPatient, { params: { patientId: bill.patientId } });
    expect(child).toMatchObject({
      mother: { patient_id: mother.patient_id, fullName: 'Mrs. Asha Pandit' },
      companion: { relation: 'child', primary: { patient_id: father.patient_id } },
    });
  });

  it('is changed later with an event, and undone with null', async () => {
    const father = await register(ravi);
    const mother = await register(asha);
    const params = { patientId: mother.patient_id };
    const companion = { primary_id: father.patient_id, relation: 'spouse' as const };
    const tied = await desk().ok(updatePatient, { params, body: { version: 1, companion } });
    expect(tied).toMatchObject({ version: 2, companion: { primary: { fullName: 'Mr. Ravi Pandit' } } });
    const [event] = await eventsOf(app, mother.patient_id, 'update');
    expect(event).toMatchObject({
      before: { primary_patient_id: null, relation: null },
      after: { primary_patient_id: father.patient_id, relation: 'spouse' },
    });
    const loose = await desk().ok(updatePatient, { params, body: { version: 2, companion: null } });
    expect(loose).toMatchObject({ patient_kind: 'primary', companion: null });
  });

  it('shows a demo user masked names only', async () => {
    const father = await register(ravi);
    const mother = await register(wifeOf(father.patient_id));
    const seen = await app
      .asUser(app.lab.demoUser)
      .ok(readPatient, { params: { patientId: mother.patient_id } });
    expect(seen.companion?.primary.fullName).not.toContain('Ravi');
  });
});

describe('a family is refused', () => {
  it('with a companion as its primary patient', async () => {
    const father = await register(ravi);
    const mother = await register(wifeOf(father.patient_id));
    const body = { ...ravi, companion: { primary_id: mother.patient_id, relation: 'child' as const } };
    const refusal = await desk().refused(createPatient, { body });
    expect(refusal).toMatchObject({
      status: 400,
      errors: [
        {
          field: 'companion.primary_id',
          msg: 'Asha Pandit is a companion; choose the primary patient of the family',
        },
      ],
    });
  });

  it('when the primary patient of others is to become a companion', async () => {
    const father = await register(ravi);
    await register(wifeOf(father.patient_id));
    const other = await register(ravi);
    const companion = { primary_id: other.patient_id, relation: 'sibling' as const };
    const refusal = await desk().refused(updatePatient, {
      params: { patientId: father.patient_id },
      body: { version: 1, companion },
    });
    expect(refusal).toMatchObject({ status: 400, errors: [{ field: 'companion.primary_id' }] });
  });

  it('with a male mother, at the field of the bill, and nothing is written', async () => {
    const father = await register(ravi);
    const body = await billBody(app, {
      testCodes: ['BIL'],
      newPatient: { ...baby, mother_id: father.patient_id },
    });
    const refusal = await desk().refused(createBill, { body });
    expect(refusal).toMatchObject({
      status: 400,
      errors: [{ field: 'newPatient.mother_id', msg: 'Ravi Pandit is male; choose the mother' }],
    });
    await desk().ok(createBill, { body: { ...body, newPatient: baby } });
  });

  it('with oneself, with nobody, and with somebody of another lab', async () => {
    const id = newId();
    const self = await desk().refused(createPatient, { body: { ...wifeOf(id), patient_id: id } });
    expect(self).toMatchObject({ status: 400, errors: [{ field: 'companion.primary_id' }] });
    expect(await desk().refused(createPatient, { body: wifeOf(newId()) })).toMatchObject({ status: 404 });
    const stranger = await app.asOther('Front desk').ok(createPatient, { body: ravi });
    const refusal = await desk().refused(createPatient, { body: wifeOf(stranger.patient_id) });
    expect(refusal).toMatchObject({ status: 404 });
  });

  it('with a relation that there is not', async () => {
    const father = await register(ravi);
    const body = { ...asha, companion: { primary_id: father.patient_id, relation: 'friend' } };
    expect(await desk().refused(createPatient, { body })).toMatchObject({
      status: 400,
      errors: [{ field: 'companion.relation' }],
    });
  });
});
