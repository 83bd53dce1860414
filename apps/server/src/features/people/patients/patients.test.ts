import type { PatientInput } from '@nidan/contract/people/patients/patient-input';
import {
  createPatient,
  readPatient,
  searchPatients,
  updatePatient,
} from '@nidan/contract/people/patients/patient-endpoints';
import { MESSAGES } from '@nidan/domain/text/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { setLabSwitch } from '../../../testing/lab-settings.ts';
import { orderBill } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const asha: PatientInput = {
  name_title: 'Mrs.',
  name: 'Asha Ravi Pandit',
  age_sex: { age: 31, sex: 'F', unit: 'Yrs.' },
  phone: '9876500001',
};
const register = (changes: Partial<PatientInput> = {}) =>
  app.as('Front desk').ok(createPatient, { body: { ...asha, ...changes } });
const find = async (q: string) => (await app.as('Front desk').ok(searchPatients, { query: { q } })).rows;

describe('registration', () => {
  it('gives the empty record of the specification its values and a patient code', async () => {
    const person = await register({
      email: 'asha@example.in;ravi@example.in',
      birthdate: '1994-02-28',
      address: '14, Mayur Colony',
      city: 'Pune',
      pincode: '411038',
      patient_details: { area: 'Kothrud' },
      dv: { passport_number: 'z1234567' },
    });
    expect(person).toMatchObject({
      name_title: 'Mrs.',
      name: 'Asha Ravi Pandit',
      phone: '9876500001',
      email: 'asha@example.in;ravi@example.in',
      birthdate: '1994-02-28',
      detailed_age: null,
      city: 'Pune',
      pincode: '411038',
      patient_details: { area: 'Kothrud' },
      dv: { passport_number: 'Z1234567' },
      version: 1,
    });
    expect(person.patient_code).toMatch(/^P-\d{6}$/);
    const [event] = await eventsOf(app, person.patient_id, 'create');
    expect(event).toMatchObject({ role_name: 'Front desk', entity_kind: 'PATIENT' });
  });

  it('keeps the age as it was said, and the last four digits of an Aadhaar number alone', async () => {
    const person = await register({
      age_sex: { age: 48, sex: 'F', unit: 'Week(s)' },
      name_title: 'F/ch',
      adhar_no: '2341 2341 2346',
    });
    expect(person.detailed_age).toEqual({ age_y: 0, age_m: 0, age_w: 48, age_d: 0, age_h: 0 });
    expect(person.adhar_no).toBe('XXXX XXXX 2346');
    const [event] = await eventsOf(app, person.patient_id, 'create');
    expect(JSON.stringify(event?.after)).not.toContain('23412341');
  });

  it('takes names literally, tags, quotes and other scripts included', async () => {
    const name = "<b>O'Brien</b> ज़ोया";
    const person = await register({ name, phone: '9876500009' });
    expect(person.name).toBe(name);
    expect((await find('brien')).map((row) => row.name)).toContain(name);
    expect((await find('ज़ोया')).map((row) => row.name)).toContain(name);
  });

  it.each([
    ['upper', 'ASHA D’SOUZA'],
    ['lower', 'asha d’souza'],
    ['camel', 'Asha D’Souza'],
    ['sentence', 'Asha d’souza'],
    ['none', 'aSHA d’Souza'],
  ])('writes names in the casing of the lab: %s', async (casing, name) => {
    await setLabSwitch(app, 'nameCasing', casing);
    try {
      expect((await register({ name: ' aSHA  d’Souza ' })).name).toBe(name);
    } finally {
      await setLabSwitch(app, 'nameCasing', 'none');
    }
  });

  it('stores a person once however often the request arrives', async () => {
    const body = { ...asha, patient_id: newId() };
    const key = newId();
    const client = app.as('Front desk');
    const [first, second] = [
      await client.call(createPatient, { body, key }),
      await client.call(createPatient, { body, key }),
    ];
    expect(second.body).toEqual(first.body);
    const again = await client.refused(createPatient, { body });
    expect(again).toMatchObject({ status: 409, code: 'saved-already' });
  });

  it.each<[string, Partial<PatientInput> | Record<string, unknown>, string, string]>([
    ['name', { name: '  ' }, 'name', 'Please enter a valid name'],
    ['name', { name: 'a\u0000b' }, 'name', 'Please enter a valid name'],
    ['phone', { phone: '12345' }, 'phone', MESSAGES.phone],
    ['second phone', { phone_2: '98765-43210' }, 'phone_2', MESSAGES.phone],
    ['e-mail', { email: 'a b@x' }, 'email', MESSAGES.email],
    ['e-mail list', { email: 'a@x.in;;b@x.in' }, 'email', MESSAGES.email],
    ['Aadhaar', { adhar_no: '234123412347' }, 'adhar_no', 'Please enter a valid Aadhaar number'],
    ['ABHA', { abha_id: '1234' }, 'abha_id', 'Please enter a valid ABHA number or address'],
    ['SRF', { srf_id: '1234' }, 'srf_id', 'Please enter a valid SRF ID'],
    ['pincode', { pincode: '041103' }, 'pincode', 'Please enter a valid pincode'],
    [
      'passport',
      { dv: { passport_number: '!' } },
      'dv.passport_number',
      'Please enter a valid passport number',
    ],
    ['birth date', { birthdate: '31/12/1990' }, 'birthdate', MESSAGES.date],
    ['birth date to come', { birthdate: '2999-01-01' }, 'birthdate', MESSAGES.date],
    ['age', { age_sex: { age: 0, sex: 'F', unit: 'Yrs.' } }, 'age_sex.age', 'Please enter a valid age'],
    ['age', { age_sex: { age: 151, sex: 'F', unit: 'Yrs.' } }, 'age_sex.age', 'Please enter a valid age'],
    ['age', { age_sex: { age: 40_000, sex: 'F', unit: 'Hrs.' } }, 'age_sex.age', 'Must be <= 32767'],
    ['address', { address: 'a\u0000b' }, 'address', 'This text has a character that cannot be stored'],
    [
      'area',
      { patient_details: { area: 'a\ud800' } },
      'patient_details.area',
      'This text has a character that cannot be stored',
    ],
    [
      'no age',
      { age_sex: { age: null, sex: 'F', unit: 'Yrs.' } },
      'age_sex.age',
      'Please enter the age or the date of birth',
    ],
    [
      'parts of age',
      { detailed_age: { age_y: 0, age_m: 0, age_w: 0, age_d: 0, age_h: 0 } },
      'detailed_age',
      'Please enter a valid age',
    ],
    [
      'sex',
      { age_sex: { age: 3, sex: 'X', unit: 'Yrs.' } },
      'age_sex.sex',
      'Choose one of the listed values',
    ],
    ['title of the other sex', { name_title: 'Mr.' }, 'age_sex.sex', 'The title Mr. does not fit the sex'],
    ['title', { name_title: 'Sir' }, 'name_title', 'Choose one of the listed values'],
    ['unknown field', { nickname: 'A' }, 'nickname', 'This field is not known'],
  ])('refuses a wrong %s at its field', async (...[, change, field, msg]) => {
    const refusal = await app.as('Front desk').refused(createPatient, { body: { ...asha, ...change } });
    expect(refusal).toMatchObject({ status: 400, code: 'invalid-input', errors: [{ field, msg }] });
  });
});

describe('search', () => {
  beforeAll(async () => {
    await register({
      name: 'Ravi Kumar Pandit',
      name_title: 'Mr.',
      age_sex: { age: 34, sex: 'M', unit: 'Yrs.' },
      phone: '9812345670',
    });
    await register({ name: 'Meera Ravi Pandit', phone: '9812345670', abha_id: '91-2045-7718-3308' });
    await register({
      name: 'Kumari Kumar',
      phone: '9700000001',
      phone_2: '9812345670',
      srf_id: '2725600012345',
    });
  });

  it.each([
    ['the beginning of a phone number', '98123', ['Ravi Kumar Pandit', 'Meera Ravi Pandit', 'Kumari Kumar']],
    [
      'a phone number with its prefix',
      '+919812345670',
      ['Ravi Kumar Pandit', 'Meera Ravi Pandit', 'Kumari Kumar'],
    ],
    ['an ABHA number', '91-2045-7718-3308', ['Meera Ravi Pandit']],
    ['an SRF id', '2725600012345', ['Kumari Kumar']],
    ['the beginning of a word', 'meer', ['Meera Ravi Pandit']],
    ['the inside of a word', 'uma', ['Kumari Kumar', 'Ravi Kumar Pandit']],
    ['two words in any order', 'pandit kum', ['Ravi Kumar Pandit']],
    ['nothing that exists', 'zzz', []],
    ['SQL', "x' or 1=1 --", []],
    ['a wildcard', '%', []],
  ])('finds people by %s', async (_, q, names) => {
    const found = (await find(q)).map((row) => row.name).filter((name) => !name.startsWith('Asha'));
    expect(found.toSorted()).toEqual(names.toSorted());
  });

  it('finds a patient code in either case, with dues and the last visit', async () => {
    const { patientId, labNo } = await orderBill(app, { testCodes: ['CBC'] });
    const { patient_code: code } = await app.as('Front desk').ok(readPatient, { params: { patientId } });
    const [row] = await find(code.toLowerCase());
    expect(row).toMatchObject({ patient_id: patientId, last_visit: { labNo } });
    expect(row?.duePaise).toBeGreaterThan(0);
  });

  it('pages through everybody without loss or repetition', async () => {
    for (const q of ['', 'kumar', '98']) {
      const client = app.as('Front desk');
      const whole = await client.ok(searchPatients, { query: { q, limit: 200 } });
      const seen: string[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const page: { rows: { patient_id: string }[]; next: string | null } = await client.ok(
          searchPatients,
          {
            query: { q, limit: 2, cursor },
          },
        );
        seen.push(...page.rows.map((row) => row.patient_id));
        cursor = page.next;
      }
      expect(seen).toEqual(whole.rows.map((row) => row.patient_id));
      expect(new Set(seen).size).toBe(seen.length);
    }
  });

  it('shows no person of another lab', async () => {
    const { rows } = await app.asOther('Front desk').ok(searchPatients, { query: { q: 'Pandit' } });
    expect(rows).toEqual([]);
  });

  it('masks what a demo user sees', async () => {
    const { rows } = await app.asUser(app.lab.demoUser).ok(searchPatients, { query: { q: 'meera' } });
    expect(rows[0]).toMatchObject({
      name: 'M***a R**i P****t',
      phone: '98xxxxxx70',
      abha_id: '***',
      birthdate: null,
    });
  });
});

describe('change', () => {
  it('keeps what is missing, clears what is null, and searches by the new name', async () => {
    const person = await register({ email: 'old@example.in', phone: '9876511111' });
    const changed = await app.as('Front desk').ok(updatePatient, {
      params: { patientId: person.patient_id },
      body: { version: 1, name: '  Usha   Lele ', email: null },
    });
    expect(changed).toMatchObject({ name: 'Usha Lele', email: null, phone: '9876511111', version: 2 });
    expect((await find('lele')).map((row) => row.patient_id)).toEqual([person.patient_id]);
    const old = (await find('9876511111')).map((row) => row.name);
    expect(old).toEqual(['Usha Lele']);
    const [event] = await eventsOf(app, person.patient_id, 'update');
    expect(event).toMatchObject({
      before: { name: 'Asha Ravi Pandit', email: 'old@example.in' },
      after: { name: 'Usha Lele', email: null },
    });
  });

  it('does not state the age anew when a form sends back what it was shown', async () => {
    const person = await register({ phone: '9876522222', age_sex: { age: 31, sex: 'F', unit: 'Yrs.' } });
    const desk = app.as('Front desk');
    const shown = await desk.ok(readPatient, { params: { patientId: person.patient_id } });
    const { name, phone, email, address, city, age_sex, version } = shown;
    const answer = await desk.ok(updatePatient, {
      params: { patientId: person.patient_id },
      body: { name, phone, email, address, city, age_sex, version, pincode: '411001' },
    });
    expect(answer.version).toBe(2);
    const stored = await app.as('Front desk').ok(readPatient, { params: { patientId: person.patient_id } });
    expect(stored).toMatchObject({
      name: 'Asha Ravi Pandit',
      phone: '9876522222',
      pincode: '411001',
      age_at: person.age_at,
    });
  });

  it('makes nothing new of no change', async () => {
    const person = await register();
    const body = { version: 1, name: person.name };
    const answer = await app
      .as('Front desk')
      .ok(updatePatient, { params: { patientId: person.patient_id }, body });
    expect(answer.version).toBe(1);
    expect(await eventsOf(app, person.patient_id, 'update')).toEqual([]);
  });

  it('refuses a stale version with the name of who was faster', async () => {
    const person = await register();
    const params = { patientId: person.patient_id };
    await app.as('Manager').ok(updatePatient, { params, body: { version: 1, city: 'Pune' } });
    const refusal = await app
      .as('Front desk')
      .refused(updatePatient, { params, body: { version: 1, city: 'Nashik' } });
    expect(refusal).toMatchObject({ status: 409, code: 'stale-version', changedBy: 'Test Manager' });
  });

  it('takes the birth date away only when an age is known instead', async () => {
    const person = await register({ birthdate: '1994-02-28' });
    const params = { patientId: person.patient_id };
    const client = app.as('Front desk');
    const refusal = await client.refused(updatePatient, { params, body: { version: 1, birthdate: null } });
    expect(refusal.errors).toMatchObject([
      { field: 'age_sex.age', msg: 'Please enter the age or the date of birth' },
    ]);
    const body = {
      version: 1,
      birthdate: null,
      age_sex: { age: 9, sex: 'F' as const, unit: 'Months' as const },
    };
    const changed = await client.ok(updatePatient, { params, body });
    expect(changed).toMatchObject({ birthdate: null, age: '9 Months', detailed_age: { age_m: 9 } });
  });
});

describe('one person', () => {
  it('comes with visits, newest first, and what is owed', async () => {
    const first = await orderBill(app, { testCodes: ['CBC'] });
    const { patientId } = first;
    await orderBill(app, { testCodes: ['LFT', 'TSH'], newPatient: null, patientId });
    const person = await app.as('Front desk').ok(readPatient, { params: { patientId } });
    expect(person.visits.map((visit) => visit.lines.map((line) => line.code))).toEqual([
      ['LFT', 'TSH'],
      ['CBC'],
    ]);
    expect(person.visits[0]).toMatchObject({ state: 'ncollected', stateLabel: 'collection pending' });
    expect(person.visitCount).toBe(2);
    expect(person.duePaise).toBe(person.visits.reduce((sum, visit) => sum + visit.duePaise, 0));
    expect(person.visits[1]?.netPaise).toBe(first.dues.netPaise);
  });
});

describe('who may', () => {
  it.each([401, 403])('is answered with %i otherwise', async (status) => {
    const client = status === 401 ? app.asNobody() : app.as('Technician');
    expect(await client.refused(createPatient, { body: asha })).toMatchObject({ status });
    const body = { version: 1, city: 'Pune' };
    expect(await client.refused(updatePatient, { params: { patientId: newId() }, body })).toMatchObject({
      status,
    });
  });

  it("another lab's person answers exactly like one that does not exist", async () => {
    const person = await register();
    const other = app.asOther('Front desk');
    const foreign = await other.refused(readPatient, { params: { patientId: person.patient_id } });
    const absent = await other.refused(readPatient, { params: { patientId: newId() } });
    expect({ ...foreign, requestId: '' }).toEqual({ ...absent, requestId: '' });
    const body = { version: 1, city: 'Pune' };
    const change = await other.refused(updatePatient, { params: { patientId: person.patient_id }, body });
    expect(change).toMatchObject({ status: 404, code: 'not-found' });
  });
});
