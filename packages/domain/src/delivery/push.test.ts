import { expect, it } from 'vitest';
import { LANGUAGES } from '../enumerations/bills.ts';
import { targetFault } from './allowed-target.ts';
import { pushAnswer } from './answer-problem.ts';
import { PUSH_TARGETS, pushNotice } from './push.ts';

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', null],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', null],
  ['https://web.push.apple.com/abc', null],
  ['https://wns2-pn1p.notify.windows.com/w/?token=abc', null],
  ['http://fcm.googleapis.com/fcm/send/abc', 'not-https'],
  ['https://push.apple.com.evil.example/abc', 'not-listed'],
  ['https://evilpush.apple.com/abc', 'not-listed'],
  ['https://graph.facebook.com/abc', 'not-listed'],
  ['https://192.168.1.4/abc', 'bare-address'],
])('%s is told something: %s', (endpoint, fault) => {
  expect(targetFault(endpoint, PUSH_TARGETS)).toBe(fault);
});

it.each([
  [201, null],
  [404, 'gone'],
  [410, 'gone'],
  [403, 'signed-out'],
  [429, 'unreachable'],
  [503, 'unreachable'],
  [413, 'refused'],
])('an answer of %i means %s', (status, meaning) => {
  expect(pushAnswer(status)).toBe(meaning);
});

it('says in each language that a notice waits, and where', () => {
  expect(LANGUAGES.map((language) => pushNotice('Kothrud Lab', language, 'n1'))).toMatchObject([
    { title: 'Kothrud Lab', text: 'A notice waits for you', path: '/#/notices?notice=n1' },
    { text: 'आपके लिए एक सूचना है' },
    { text: 'तुमच्यासाठी एक सूचना आहे' },
  ]);
});
