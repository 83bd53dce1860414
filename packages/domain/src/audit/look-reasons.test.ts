import { expect, it } from 'vitest';
import { EVENT_KINDS } from '../enumerations/audit.ts';
import { LOOK_REASONS, LOOK_RULES, lookReasonOf } from './look-reasons.ts';

const event = { reason: null };

it('every reason has a rule, and every rule a kind of which events are kept', () => {
  expect(new Set(LOOK_RULES.map(({ reason }) => reason))).toEqual(new Set(LOOK_REASONS));
  for (const { entityKind } of LOOK_RULES) expect(EVENT_KINDS).toContain(entityKind);
});

it('no two rules claim the same event', () => {
  const claims = LOOK_RULES.map(({ entityKind, action }) => `${entityKind} ${action}`);
  expect(new Set(claims).size).toBe(claims.length);
});

it('ordinary work needs no second look', () => {
  expect(lookReasonOf({ ...event, entityKind: 'BILL', action: 'create' })).toBeNull();
  expect(lookReasonOf({ ...event, entityKind: 'BILL_TEST', action: 'check' })).toBeNull();
});

it('a report that follows and a drawer that counts right need none, what had to be explained does', () => {
  const release = { ...event, entityKind: 'REPORT', action: 'release' };
  expect(lookReasonOf(release)).toBeNull();
  expect(lookReasonOf({ ...release, reason: 'The dilution was wrong' })).toBe('reportAmended');
  const close = { ...event, entityKind: 'COUNTER_SHIFT', action: 'close' };
  expect(lookReasonOf(close)).toBeNull();
  expect(lookReasonOf({ ...close, reason: 'Change given twice' })).toBe('cashDiffers');
});
