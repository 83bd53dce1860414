import { expect, it, test } from 'vitest';
import { type KeptTest, ranOut, stabilityClock } from './stability-clock.ts';

const drawn = new Date('2026-11-20T03:00:00Z');
const esr: KeptTest = { code: 'ESR', hours: 4, state: 'pending' };
const cbc: KeptTest = { code: 'CBC', hours: 24, state: 'pending' };
const at = (hours: number): Date => new Date(drawn.getTime() + hours * 3_600_000);

test('the test that keeps shortest ends the tube', () => {
  expect(stabilityClock(drawn, [cbc, esr])).toEqual({ until: at(4), code: 'ESR' });
  expect(stabilityClock(null, [cbc])).toBeNull();
  expect(stabilityClock(drawn, [])).toBeNull();
});

test('a test with its result no longer counts while another one waits', () => {
  expect(stabilityClock(drawn, [cbc, { ...esr, state: 'checked' }])).toEqual({ until: at(24), code: 'CBC' });
  expect(
    stabilityClock(drawn, [
      { ...cbc, state: 'checked' },
      { ...esr, state: 'checked' },
    ])?.code,
  ).toBe('ESR');
});

it('runs out after its last moment, for what still needs it alone', () => {
  const tests = [cbc, esr];
  expect(ranOut(drawn, { tests, at: at(4) })).toBeNull();
  expect(ranOut(drawn, { tests, at: at(4.001) })).toEqual({ until: at(4), code: 'ESR' });
  expect(ranOut(drawn, { tests: [{ ...esr, state: 'completed' }], at: at(400) })).toBeNull();
  expect(ranOut(null, { tests, at: at(400) })).toBeNull();
});
