import { describe, expect, it } from 'vitest';
import {
  keptFromPatient,
  type PublishingRule,
  publishingOf,
  type ReportToPublish,
} from './publishing-rule.ts';

const RULE: PublishingRule = {
  ruleId: 'all',
  recipient: 'patient',
  testId: null,
  doctorId: null,
  agencyId: null,
  locationId: null,
  channels: ['whatsapp', 'sms'],
  holdUntilPaid: false,
  onlyComplete: false,
};
const REPORT: ReportToPublish = {
  testIds: ['cbc', 'lft'],
  doctorId: 'rao',
  agencyId: null,
  locationId: 'kothrud',
  agreed: ['whatsapp', 'sms', 'email'],
  isPaid: true,
  isComplete: true,
  isRestricted: false,
  isHeld: false,
  mustBePaid: false,
};

function ruleOf(rules: readonly PublishingRule[], report: ReportToPublish = REPORT): string {
  const found = publishingOf(rules, 'patient', report);
  return 'ruleId' in found ? found.ruleId : found.why;
}

describe('the closest rule', () => {
  const place = { ...RULE, ruleId: 'place', locationId: 'kothrud' };
  const doctor = { ...RULE, ruleId: 'doctor', doctorId: 'rao' };
  const test = { ...RULE, ruleId: 'test', testId: 'lft' };
  const agency = { ...RULE, ruleId: 'agency', agencyId: 'sunrise' };

  it('is of a test before a doctor, of a doctor before a place, of a place before all', () => {
    expect(ruleOf([RULE])).toBe('all');
    expect(ruleOf([RULE, place])).toBe('place');
    expect(ruleOf([place, RULE, doctor])).toBe('doctor');
    expect(ruleOf([doctor, test, place, RULE])).toBe('test');
    expect(ruleOf([{ ...place, doctorId: 'rao', ruleId: 'both' }, doctor])).toBe('both');
  });

  it.each([
    ['testId', 'lft', 'hba1c'],
    ['doctorId', 'rao', 'kulkarni'],
    ['agencyId', 'sunrise', 'shivneri'],
    ['locationId', 'kothrud', 'wakad'],
  ] as const)('with a %s holds for that one alone, whatever else fits', (field, own, other) => {
    const all = { testId: 'lft', doctorId: 'rao', agencyId: 'sunrise', locationId: 'kothrud' };
    const report = { ...REPORT, agencyId: 'sunrise' };
    expect(ruleOf([{ ...RULE, ...all, [field]: own }], report)).toBe('all');
    expect(ruleOf([{ ...RULE, ...all, [field]: other }], report)).toBe('no-rule');
    expect(ruleOf([{ ...RULE, [field]: other }], report)).toBe('no-rule');
  });

  it('is none of somebody else', () => {
    expect(ruleOf([agency, RULE])).toBe('all');
    expect(ruleOf([{ ...place, locationId: 'wakad' }])).toBe('no-rule');
    expect(publishingOf([RULE], 'doctor', REPORT)).toEqual({ kind: 'never', why: 'no-rule' });
  });

  it('of two that send is the one that sends by fewer channels', () => {
    const one = { ...RULE, ruleId: 'one', channels: ['sms'] as const };
    expect(ruleOf([RULE, one])).toBe('one');
    expect(ruleOf([one, { ...RULE, ruleId: 'whole', onlyComplete: true }])).toBe('whole');
  });

  it('of two equally close is the stricter, whichever was written first', () => {
    const held = { ...RULE, ruleId: 'held', holdUntilPaid: true };
    const off = { ...RULE, ruleId: 'off', channels: [] };
    expect(ruleOf([RULE, held])).toBe('held');
    expect(ruleOf([held, RULE])).toBe('held');
    expect(ruleOf([held, off, RULE])).toBe('switched-off');
  });
});

it.each([
  ['goes out', {}, {}, { kind: 'send', ruleId: 'all', channels: ['whatsapp', 'sms'] }],
  [
    'waits for money',
    { holdUntilPaid: true },
    { isPaid: false },
    { kind: 'wait', ruleId: 'all', for: 'payment' },
  ],
  ['goes out unpaid', {}, { isPaid: false }, { kind: 'send', ruleId: 'all', channels: ['whatsapp', 'sms'] }],
  [
    'waits for the rest',
    { onlyComplete: true },
    { isComplete: false },
    { kind: 'wait', ruleId: 'all', for: 'completion' },
  ],
  [
    'waits for money where the lab holds all that are due',
    {},
    { isPaid: false, mustBePaid: true },
    { kind: 'wait', ruleId: 'all', for: 'payment' },
  ],
  ['waits while it is held', {}, { isHeld: true }, { kind: 'wait', ruleId: 'all', for: 'release' }],
  ['is handed over in person', {}, { isRestricted: true }, { kind: 'never', why: 'restricted' }],
])('a report %s', (...[, rule, report, expected]) => {
  expect(publishingOf([{ ...RULE, ...rule }], 'patient', { ...REPORT, ...report })).toEqual(expected);
});

it('a restricted report goes to the doctor who asked for it', () => {
  const rule = { ...RULE, recipient: 'doctor' as const, channels: ['email' as const] };
  expect(publishingOf([rule], 'doctor', { ...REPORT, isRestricted: true })).toMatchObject({ kind: 'send' });
});

const sent = (agreed: ReportToPublish['agreed'], recipient: PublishingRule['recipient'] = 'patient') =>
  publishingOf([{ ...RULE, recipient }], recipient, { ...REPORT, agreed });

describe('consent of the patient', () => {
  it('leaves of the channels of a rule those that were agreed to on the bill, in the order of the rule', () => {
    expect(sent(['sms'])).toMatchObject({ kind: 'send', channels: ['sms'] });
    expect(sent(['sms', 'whatsapp'])).toMatchObject({ channels: ['whatsapp', 'sms'] });
  });

  it('sends nothing where none of them was', () => {
    expect(sent([])).toEqual({ kind: 'never', why: 'not-agreed' });
    expect(sent(['email', 'print'])).toEqual({ kind: 'never', why: 'not-agreed' });
  });

  it('is not asked for what a doctor or an agency gets', () => {
    expect(sent([], 'doctor')).toMatchObject({ kind: 'send' });
    expect(sent([], 'agency')).toMatchObject({ kind: 'send' });
  });
});

it.each([
  ['opens', {}, {}, null],
  [
    'opens where no rule is for it',
    { recipient: 'doctor' as const, holdUntilPaid: true },
    { isPaid: false },
    null,
  ],
  ['waits for money by its rule', { holdUntilPaid: true }, { isPaid: false }, 'heldForDue'],
  [
    'waits for money by a rule that sends on no channel that was agreed to',
    { holdUntilPaid: true },
    { isPaid: false, agreed: [] },
    'heldForDue',
  ],
  [
    'waits for money by a rule that sends nothing',
    { holdUntilPaid: true, channels: [] },
    { isPaid: false },
    'heldForDue',
  ],
  ['opens once it is paid', { holdUntilPaid: true }, { isPaid: true }, null],
  ['waits for money by the setting of the lab', {}, { isPaid: false, mustBePaid: true }, 'heldForDue'],
  ['waits for the rest', { onlyComplete: true }, { isComplete: false }, 'heldForRest'],
  ['is held', {}, { isHeld: true, isPaid: false }, 'held'],
  ['is handed over in person', {}, { isRestricted: true, isHeld: true }, 'inPerson'],
])('at the page of the patient a report %s', (...[, rule, report, kept]) => {
  expect(keptFromPatient([{ ...RULE, ...rule }], { ...REPORT, ...report })).toBe(kept);
});

it('a complete report opens at the page of its patient where a rule asks for complete ones', () => {
  const rules = [{ ...RULE, onlyComplete: true }];
  expect(keptFromPatient(rules, REPORT)).toBeNull();
  expect(keptFromPatient(rules, { ...REPORT, isComplete: false })).toBe('heldForRest');
  expect(keptFromPatient([RULE], { ...REPORT, isComplete: false })).toBeNull();
});
