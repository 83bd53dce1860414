import { expect, test } from 'vitest';
import { asksForAction, eqaVerdict, eqaZ, worstEqaVerdict } from './eqa.ts';

test.each([
  { own: 1.4, assigned: 1, sd: 0.2, z: 2 },
  { own: 0.6, assigned: 1, sd: 0.2, z: -2 },
  { own: 14.2, assigned: 13.8, sd: 0.2, z: 2 },
  { own: 1.6, assigned: 1, sd: 0.2, z: 3 },
  { own: 13.8, assigned: 13.8, sd: 0.2, z: 0 },
  { own: 1, assigned: 1, sd: 0, z: null },
  { own: 1, assigned: 1, sd: -0.2, z: null },
])('$own beside $assigned with an SD of $sd is $z', ({ z, ...figures }) => {
  expect(eqaZ(figures)).toBe(z);
});

test.each([
  { z: 0, verdict: 'ok' },
  { z: 2, verdict: 'ok' },
  { z: -2, verdict: 'ok' },
  { z: 2.001, verdict: 'question' },
  { z: -2.001, verdict: 'question' },
  { z: 2.999, verdict: 'question' },
  { z: -2.999, verdict: 'question' },
  { z: 3, verdict: 'fail' },
  { z: -3, verdict: 'fail' },
  { z: 7, verdict: 'fail' },
] as const)('a z of $z is $verdict', ({ z, verdict }) => {
  expect(eqaVerdict(z)).toBe(verdict);
  expect(asksForAction(eqaVerdict(z))).toBe(verdict !== 'ok');
});

test.each([
  { verdicts: [], worst: null },
  { verdicts: ['ok'], worst: 'ok' },
  { verdicts: ['question', 'ok'], worst: 'question' },
  { verdicts: ['ok', 'fail', 'question'], worst: 'fail' },
] as const)('the worst of $verdicts is $worst', ({ verdicts, worst }) => {
  expect(worstEqaVerdict(verdicts)).toBe(worst);
});
