import { expect, it } from 'vitest';
import { valuesIn, variablesOf } from '../messages/message-variables.ts';
import { type OwnTemplate, templateFaults } from './own-template.ts';

const SMS: OwnTemplate = {
  name: 'report',
  channel: 'sms',
  language: 'en',
  subject: '',
  body: '{lab}: the report for {labNo} is ready. {verify}',
  registeredId: '1107161234567890123',
  registeredText: '{#var#}: the report for {#var#} is ready. {#var#}',
  category: 'service',
};

it('words that are as they are registered may be sent', () => {
  expect(templateFaults(SMS)).toEqual([]);
  expect(valuesIn(SMS.body, { lab: 'Kothrud\n Lab', labNo: '{lab}', verify: null })).toEqual([
    'Kothrud Lab',
    '{lab}',
    '-',
  ]);
});

it.each([
  ['differ by one space', { body: `${SMS.body} ` }, [{ code: 'text-differs', at: 'ady. {#var#}' }]],
  ['have no id', { registeredId: '123' }, [{ code: 'registered-id' }]],
  [
    'name what nobody knows',
    { channel: 'email', subject: 'For {patient}' },
    [{ code: 'unknown-variable', variable: 'patient', known: variablesOf('report').join(', ') }],
  ],
  ['forget a brace', { channel: 'email', subject: 'Report {labNo' }, [{ code: 'unclosed-brace' }]],
  ['have no subject', { channel: 'platform' }, [{ code: 'subject-missing' }]],
  [
    'are too long',
    { body: 'अ'.repeat(403), registeredText: 'अ'.repeat(403) },
    [{ code: 'too-long', most: '6 SMS' }],
  ],
  [
    'are of no approved template',
    { channel: 'whatsapp', registeredId: 'Report Ready' },
    [{ code: 'registered-id' }],
  ],
] as const)('words that %s may not', (...[, other, faults]) => {
  expect(templateFaults({ ...SMS, ...other })).toEqual(faults);
});
