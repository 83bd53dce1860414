import { expect, test } from 'vitest';
import { ApiRefusal } from '../../../kernel/api/api-refusal.ts';
import { faultsOfRefusal, faultsOnLeaving, problemsOf } from './shown-faults.ts';

test('a wrong format is said when its field was left, a missing thing is not', () => {
  const faults = { phone: 'p', name: 'n', tests: 't', discount: 'd' };
  expect(faultsOnLeaving(faults, new Set())).toEqual({ discount: 'd' });
  expect(faultsOnLeaving(faults, new Set(['phone', 'name', 'tests']))).toEqual({ phone: 'p', discount: 'd' });
});

test('a refusal is said at the fields that it names', () => {
  const errors = [
    { field: 'newPatient.phone', msg: 'p' },
    { field: 'elsewhere', msg: 'x' },
  ];
  const refusal = new ApiRefusal({ status: 400, code: 'invalid-input', msg: 'm', errors });
  expect(faultsOfRefusal(refusal)).toEqual({ phone: 'p' });
  expect(faultsOfRefusal(null)).toEqual({});
});

test('problems stand in the order of the page', () => {
  expect(problemsOf({ pay: 'y', phone: 'p' })).toEqual([
    { field: 'register-phone', msg: 'p' },
    { field: 'register-pay', msg: 'y' },
  ]);
});
