import { expect, it } from 'vitest';
import { base32, codeAt, enrolmentUri, stepAt, stepOfCode } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

// RFC 6238, appendix B.
it.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at %d s the code is %s', (seconds, code) => {
  expect(codeAt(secret, stepAt(new Date(seconds * 1_000)), 8)).toBe(code);
});

// RFC 4226, appendix D.
it.each(['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'])(
  'of the counters from 0 one has the code %s',
  (code) => {
    expect(Array.from({ length: 10 }, (_, step) => codeAt(secret, step))).toContain(code);
  },
);

it('takes the step before and after the present one, and no other', () => {
  const now = new Date(1_234_567_890_000);
  const step = stepAt(now);
  for (const near of [-1, 0, 1])
    expect(stepOfCode(secret, codeAt(secret, step + near), now)).toBe(step + near);
  for (const far of [-2, 2]) expect(stepOfCode(secret, codeAt(secret, step + far), now)).toBeNull();
  for (const wrong of ['', '1', '1234567', 'abcdef', codeAt(secret, step).slice(1)])
    expect(stepOfCode(secret, wrong, now)).toBeNull();
});

// RFC 4648, §10, without padding.
it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j is %j in base32', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded);
});

it('gives an authenticator everything in one address', () => {
  expect(enrolmentUri(secret, 'asmita.deo')).toBe(
    'otpauth://totp/Nidan:asmita.deo?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Nidan&algorithm=SHA1&digits=6&period=30',
  );
});
