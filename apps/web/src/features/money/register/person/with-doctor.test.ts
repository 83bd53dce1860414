import { describe, expect, it } from 'vitest';
import type { DoctorOfBill } from '../bill-form.ts';
import { testForm } from '../test-line.ts';
import { doctorOfBill, offeredAgencies, withDoctor } from './with-doctor.ts';

const doctor = (...agencies: readonly string[]): DoctorOfBill => ({ doctorId: 'm', name: 'Dr. M', agencies });

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
    expect(withDoctor(testForm({ client, doctor: before }), after)).toMatchObject({
      doctor: after,
      doctorProblem: '',
      client: expected,
    });
  });
});

it('a bill keeps the names of the agencies of its doctor', () => {
  const found = { doctorId: 'm', name: 'Dr. M', agencies: [{ name: 'Torna' }] };
  expect(doctorOfBill(found)).toEqual(doctor('Torna'));
});

describe('agencies to choose from', () => {
  it.each([
    ['', [], ['Torna', 'Rajgad']],
    ['raj', ['Rajdhani', 'Rajgad'], ['Rajgad', 'Rajdhani']],
    ['city', ['City Clinic'], ['City Clinic']],
  ])('for %o begin with those of the doctor', (typed, found, names) => {
    expect(offeredAgencies(doctor('Torna', 'Rajgad'), { typed, found })).toEqual(names);
  });

  it('are those that were found, without a doctor', () => {
    expect(offeredAgencies(null, { typed: 'c', found: ['City Clinic'] })).toEqual(['City Clinic']);
  });
});
