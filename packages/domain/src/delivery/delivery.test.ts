import { describe, expect, it, test } from 'vitest';
import { targetFault } from './allowed-target.ts';
import { MOST_ATTEMPTS, pauseAfter } from './attempt-pause.ts';
import { dltFaults, filledTemplate } from './dlt-template.ts';
import { furtherStep, nextChannel } from './next-channel.ts';
import { INTEGRATION_SHAPES, PUBLIC_TARGETS, targetOfAddress } from './integration-settings.ts';
import { firstMomentWithin, PROMOTION_HOURS } from './sending-hours.ts';
import { outcomeOf, reachProblem } from './message-channels.ts';
import { withoutSecrets } from './without-secrets.ts';

describe('the pause after a failed try', () => {
  it.each([
    [1, 0, 60],
    [2, 0, 120],
    [2, 0.5, 105],
    [9, 0, 15_360],
    [10, 0, 21_600],
    [15, 0, 21_600],
    [16, 0, null],
  ])('after %i', (failed, chance, pause) => {
    expect(pauseAfter(failed, chance)).toBe(pause);
  });

  it('ends within three days', () => {
    const pauses = Array.from({ length: MOST_ATTEMPTS - 1 }, (_, tried) => pauseAfter(tried + 1, 0) ?? 0);
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeLessThan(3 * 86_400);
  });
});

const ALLOWED = ['graph.facebook.com', '.sms.example', '127.0.0.1:4301', 'relay.lab:8080'];

it.each([
  ['https://graph.facebook.com/v1/messages', null],
  ['https://api.sms.example/send', null],
  ['https://graph.facebook.com:443/v1/messages', null],
  ['https://graph.facebook.com:22/', 'not-listed'],
  ['https://api.sms.example:8443/send', 'not-listed'],
  ['https://relay.lab:8081/x', 'not-listed'],
  ['https://sms.example/send', 'not-listed'],
  ['https://evil-sms.example/send', 'not-listed'],
  ['https://graph.facebook.com.evil.example/', 'not-listed'],
  ['http://graph.facebook.com/', 'not-https'],
  ['http://127.0.0.1:4301/messages', null],
  ['http://127.0.0.1:5432/', 'bare-address'],
  ['https://127.0.0.1/', 'bare-address'],
  ['https://[::1]/', 'bare-address'],
  // A number is an address, too.
  ['https://2130706433/', 'bare-address'],
  ['http://relay.lab:8080/x', null],
  ['https://user:pass@graph.facebook.com/', 'signed-in'],
  ['file:///etc/passwd', 'no-url'],
  ['graph.facebook.com', 'no-url'],
])('%s: %s', (url, fault) => {
  expect(targetFault(url, ALLOWED)).toBe(fault);
});

it.each(['smtps://smtp.gmail.com:465', 'smtp://smtp.office365.com:587', 'smtp://smtp.zoho.in'])(
  'the public mail server %s may be named on the ports of mail',
  (address) => {
    expect(targetFault(targetOfAddress('email', address) ?? '', PUBLIC_TARGETS)).toBeNull();
  },
);

it('the usual address of mail, which its screen shows as the example, may be named', () => {
  const usual = INTEGRATION_SHAPES.email.address?.usual ?? '';
  expect(targetFault(targetOfAddress('email', usual) ?? '', PUBLIC_TARGETS)).toBeNull();
});

it.each(['https://graph.facebook.com:8443', 'smtp://smtp.gmail.com:25'])('%s is another port', (address) => {
  const integration = address.startsWith('smtp') ? 'email' : 'whatsapp';
  expect(targetFault(targetOfAddress(integration, address) ?? '', PUBLIC_TARGETS)).toBe('not-listed');
});

describe('what is kept of a request', () => {
  it('is without secrets and without who somebody is, in the same shape', () => {
    const sent = JSON.stringify({
      access_token: 'EAAG',
      to: '919812345678',
      template: { name: 'report_ready', parameters: [{ type: 'text', text: 'Mrs. Rao' }] },
      status: 'accepted',
      note: 'call 98123 45678 or rao@example.in',
      count: 2,
    });
    expect(JSON.parse(withoutSecrets(sent))).toEqual({
      access_token: '…',
      to: '…',
      template: { name: '…', parameters: [{ type: 'text', text: '…' }] },
      status: 'accepted',
      note: 'call … or …',
      count: 2,
    });
  });

  it('is cleaned as a text where it is no JSON', () => {
    expect(withoutSecrets('550 no such user rao@example.in')).toBe('550 no such user …');
  });
});

function at(time: string): Date {
  return new Date(`2026-11-26T${time}+05:30`);
}

describe('sending hours', () => {
  it.each([
    ['in the morning', '09:59', '10:00'],
    ['at their beginning', '10:00', '10:00'],
    ['before their end', '20:59', '20:59'],
  ])('%s', (_, now, first) => {
    expect(firstMomentWithin(at(now), PROMOTION_HOURS, 330)).toEqual(at(first));
  });

  it('at their end wait for the next day', () => {
    const next = new Date('2026-11-27T10:00+05:30');
    expect(firstMomentWithin(at('21:00'), PROMOTION_HOURS, 330)).toEqual(next);
  });

  it('over midnight are one span, and those of no length are always', () => {
    const night = { from: 22 * 60, to: 6 * 60 };
    expect(firstMomentWithin(at('23:30'), night, 330)).toEqual(at('23:30'));
    expect(firstMomentWithin(at('06:00'), night, 330)).toEqual(at('22:00'));
    expect(firstMomentWithin(at('03:00'), { from: 0, to: 0 }, 330)).toEqual(at('03:00'));
  });
});

describe('a registered text', () => {
  const template = { templateId: '1107161234567890123', text: 'Report {#var#} of {#var#} is ready.' };
  it('is kept to the letter', () => {
    expect(dltFaults(template, ['R-1', 'Rao'])).toEqual([]);
    expect(filledTemplate(template, ['R-1', '$& Rao'])).toBe('Report R-1 of $& Rao is ready.');
  });

  it('is refused with other variables, a long one or another id', () => {
    const values = ['x'.repeat(30), 'x'.repeat(31), 'more'];
    expect(dltFaults({ ...template, templateId: '12' }, values)).toEqual([
      { code: 'template-id' },
      { code: 'variables', registered: 2, given: 3 },
      { code: 'too-long', at: 1, length: 31 },
    ]);
  });
});

test.each([
  ['sent', 'delivered', 'delivered'],
  ['read', 'sent', 'read'],
  ['delivered', 'failed', 'delivered'],
  ['sent', 'failed', 'failed'],
  ['failed', 'delivered', 'delivered'],
] as const)('%s, then told %s: %s', (known, told, is) => {
  expect(furtherStep(known, told)).toBe(is);
});

test('a message falls back to the next channel only when all that were tried failed', () => {
  const order = ['whatsapp', 'sms', 'email'] as const;
  expect(nextChannel(order, [])).toBe('whatsapp');
  expect(nextChannel(order, [{ channel: 'whatsapp', step: 'sent' }])).toBeNull();
  expect(nextChannel(order, [{ channel: 'whatsapp', step: 'failed' }])).toBe('sms');
  expect(nextChannel(['sms'], [{ channel: 'sms', step: 'failed' }])).toBeNull();
});

test.each([
  ['nothing was tried', [], 'FAILURE'],
  ['it waits', [{ channel: 'sms', step: 'queued' }], 'PENDING'],
  ['a gateway took it', [{ channel: 'sms', step: 'sent' }], 'PENDING'],
  ['a mail server took it', [{ channel: 'email', step: 'sent' }], 'SUCCESS'],
  [
    'the next channel is tried',
    [
      { channel: 'whatsapp', step: 'failed' },
      { channel: 'sms', step: 'queued' },
    ],
    'PENDING',
  ],
  ['it was read', [{ channel: 'whatsapp', step: 'read' }], 'SUCCESS'],
  ['all failed', [{ channel: 'whatsapp', step: 'failed' }], 'FAILURE'],
] as const)('when %s', (...[, channels, outcome]) => {
  expect(outcomeOf(channels)).toBe(outcome);
});

test.each([
  ['whatsapp', { phone: '9876543210' }, null],
  ['whatsapp', { phone: '98xxxxxx10' }, 'no-address'],
  ['sms', { phone: '9876543210', optedOut: ['sms'] }, 'opted-out'],
  ['email', { email: '' }, 'no-address'],
  ['platform', {}, 'no-address'],
  ['platform', { kind: 'doctor' }, null],
] as const)('%s to %j', (channel, who, problem) => {
  const nobody = { kind: 'patient', phone: null, email: null, optedOut: [] } as const;
  expect(reachProblem(channel, { ...nobody, ...who })).toBe(problem);
});
