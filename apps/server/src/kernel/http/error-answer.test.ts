import { describe, expect, it } from 'vitest';
import { asRefusal, refusalBody } from './error-answer.ts';
import { refuse, refuseField } from './refuse.ts';

function databaseError(code: string, constraint?: string): Error {
  return Object.assign(new Error('driver text that must not be shown'), { code, constraint });
}

describe('asRefusal', () => {
  it.each([
    ['57P01', 'database-unavailable'],
    ['53300', 'database-unavailable'],
    ['08006', 'database-unavailable'],
    ['ECONNREFUSED', 'database-unavailable'],
    ['EPIPE', 'database-unavailable'],
    ['ECONNRESET', 'database-unavailable'],
    ['53100', 'storage-full'],
    ['55P03', 'pending-request'],
    ['57014', 'pending-request'],
    ['22021', 'invalid-input'],
    ['22P05', 'invalid-input'],
  ])('takes the database error %s as %s', (code, refusal) => {
    expect(asRefusal(databaseError(code))?.code).toBe(refusal);
  });

  it.each([
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Query read timeout',
  ])('takes "%s" as an unavailable database', (message) => {
    expect(asRefusal(new Error(message))?.code).toBe('database-unavailable');
  });

  it('maps a constraint, also with the suffix of a distributed table', () => {
    expect(asRefusal(databaseError('23503', 'bill_patient_fkey'))?.code).toBe('not-found');
    expect(asRefusal(databaseError('23503', 'bill_patient_fkey_102042'))?.code).toBe('not-found');
  });

  it('leaves faults of ours alone', () => {
    expect(asRefusal(databaseError('23505', 'sample_pkey'))).toBeNull();
    expect(asRefusal(databaseError('42P01'))).toBeNull();
    expect(asRefusal(new TypeError('x is not a function'))).toBeNull();
  });
});

describe('refusalBody', () => {
  it('fills the text and carries only what was said', () => {
    const refusal = refuse('transition-refused', {
      details: { what: 'Tube KT1', label: 'collected', action: 'collect' },
      state: 'collected',
      can: ['accession'],
    });
    expect(refusalBody(refusal, 'r1')).toEqual({
      msg: 'Tube KT1 is collected; collect is not possible now',
      code: 'transition-refused',
      details: { what: 'Tube KT1', label: 'collected', action: 'collect' },
      requestId: 'r1',
      state: 'collected',
      can: ['accession'],
    });
  });

  it('names the field of a single wrong field', () => {
    expect(refusalBody(refuseField('phone', 'not-phone'), 'r2')).toMatchObject({
      code: 'invalid-input',
      errors: [{ field: 'phone', msg: 'Please enter a valid phone number' }],
    });
  });
});
