import { describe, expect, it } from 'vitest';
import { rejectReason } from './reject-reason.ts';

describe('rejectReason', () => {
  it.each([
    ['Clotted', '', 'Clotted'],
    ['Clotted', ' at the neck ', 'Clotted: at the neck'],
    [null, 'Dropped', 'Dropped'],
    [null, '  ', null],
    [null, 'ab', null],
    [null, 'x'.repeat(501), null],
  ])('of %j and %j is %j', (picked, typed, reason) => {
    expect(rejectReason(picked, typed)).toBe(reason);
  });
});
