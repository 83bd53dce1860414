import { describe, expect, it } from 'vitest';
import type { DoctorOfBill } from '../bill-form.ts';
import { testForm } from '../test-line.ts';
import {
  doctorOfBill,
  offeredAgencies,
  withAgency,
  withClientProblem,
  withClientText,
  withDoctor,
} from './with-doctor.ts';

const agency = (name: string) => ({ agencyId: `id of ${name}`, code: name.toUpperCase(), name });
const doctor = (...agencies: readonly string[]): DoctorOfBill => ({
  doctorId: 'm',
  name: 'Dr. M',
  agencies: agencies.map(agency),
});
const AGENCIES = ['Torna', 'Rajgad'];
const formOf = (client: string, before: DoctorOfBill | null) => {
  const form = testForm({ doctor: before });
  if (AGENCIES.includes(client)) return withAgency(form, agency(client));
  return client === '' ? form : withClientText(form, client);
};

describe('the client of a bill whose doctor is chosen', () => {
  it.each([
    ['the only agency of the doctor', '', null, doctor('Torna'), 'Torna'],
    ['nobody, when the doctor has none', '', null, doctor(), ''],
    ['nobody, when the doctor has a choice', '', null, doctor('Torna', 'Rajgad'), ''],
    ['what was typed', 'Ramesh', null, doctor('Torna'), 'Ramesh'],
    ['that of the next doctor', 'Torna', doctor('Torna'), doctor('Rajgad'), 'Rajgad'],
    ['nobody again, without the doctor', 'Torna', doctor('Torna'), null, ''],
    ['what was typed, whoever the doctor is', 'Ramesh', doctor('Torna'), null, 'Ramesh'],
    ['what was picked of several', 'Torna', doctor('Torna', 'Rajgad'), null, 'Torna'],
  ])('is %s', (...[, client, before, after, expected]) => {
    expect(withDoctor(formOf(client, before), after)).toMatchObject({
      doctor: after,
      doctorProblem: '',
      client: expected,
      agencyId: AGENCIES.includes(expected) ? `id of ${expected}` : null,
    });
  });
});

it('a bill keeps the agencies of its doctor', () => {
  const found = { doctorId: 'm', name: 'Dr. M', agencies: [agency('Torna')] };
  expect(doctorOfBill(found)).toEqual(doctor('Torna'));
});

describe('agencies to choose from', () => {
  it.each([
    ['', [], ['Torna', 'Rajgad']],
    ['raj', ['Rajdhani', 'Rajgad'], ['Rajgad', 'Rajdhani']],
    ['city', ['City Clinic'], ['City Clinic']],
  ])('for %o begin with those of the doctor', (typed, found, names) => {
    expect(offeredAgencies(doctor('Torna', 'Rajgad'), { typed, found: found.map(agency) })).toEqual(
      names.map(agency),
    );
  });

  it('are those that were found, without a doctor', () => {
    expect(offeredAgencies(null, { typed: 'c', found: [agency('City Clinic')] })).toEqual([
      agency('City Clinic'),
    ]);
  });
});

it('a text that means no agency blocks the bill until one is chosen or the text is kept', () => {
  const open = withClientProblem(testForm({}), 'aarogya', 'No agency');
  expect(open).toMatchObject({ client: 'aarogya', agencyId: null, clientProblem: 'No agency' });
  expect(withAgency(open, agency('Torna'))).toMatchObject({ agencyId: 'id of Torna', clientProblem: '' });
  expect(withClientText(open, 'aarogya')).toMatchObject({
    isClientText: true,
    agencyId: null,
    clientProblem: '',
  });
});
