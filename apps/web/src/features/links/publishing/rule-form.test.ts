import { expect, it } from 'vitest';
import { channelsIn, howIn, meantIn, meantText, ruleFields, ruleValues } from './rule-form.ts';

it('a rule goes through its form unchanged', () => {
  const test = { id: '01980000-0000-7000-8000-000000000001', name: 'Lipid profile, fasting' };
  const rule = {
    ruleId: '01980000-0000-7000-8000-000000000002',
    recipient: 'doctor' as const,
    test,
    doctor: null,
    agency: null,
    location: null,
    channels: ['email' as const, 'platform' as const],
    holdUntilPaid: true,
    onlyComplete: false,
    status: 1,
    statusLabel: 'enabled',
    version: 3,
    can: [],
  };
  const { recipient, channels, holdUntilPaid, onlyComplete } = rule;
  expect(ruleFields(ruleValues(rule))).toEqual({
    recipient,
    testId: test.id,
    doctorId: null,
    agencyId: null,
    locationId: null,
    channels,
    holdUntilPaid,
    onlyComplete,
  });
  expect(meantIn(meantText(test))).toEqual(test);
});

it('a channel that is named twice is tried once, where it was named first', () => {
  const values = { ...ruleValues(null), first: 'sms', second: '', third: 'email', fourth: 'sms' };
  expect(channelsIn(values)).toEqual(['sms', 'email']);
  expect(howIn({ ...values, first: '', third: '', fourth: '' }).channels).toEqual([]);
});
