import { expect, it } from 'vitest';
import { frozenClock } from './frozen-clock.ts';
import { fixationFault, receptorStatement, receptorTimes } from './receptor-times.ts';

const at = (hour: string, day = 20) => `2026-11-${day}T${hour}:00.000Z`;

it.each([
  [at('10:00'), at('11:00'), at('17:00'), []],
  [at('10:00'), at('11:01'), at('17:01'), ['cold too long']],
  [at('10:00'), at('10:20'), at('16:19'), ['fixed too short']],
  [at('10:00'), at('10:20'), at('10:20', 23), []],
  [at('10:00'), at('10:20'), at('10:21', 23), ['fixed too long']],
  [at('10:00'), at('09:00'), at('17:00'), ['times out of order']],
  [at('10:00'), at('10:20'), at('09:00'), ['times out of order']],
])('removed %s, fixed %s until %s: %j', (...[removedAt, fixedAt, fixationEndedAt, faults]) => {
  expect(receptorTimes({ removedAt, fixedAt, fixationEndedAt }).faults).toEqual(faults);
});

it('says both times, what is outside, and what nobody stated', () => {
  const whole = { removedAt: at('10:00'), fixedAt: at('10:25'), fixationEndedAt: at('06:00', 21) };
  expect(receptorStatement(whole)).toBe(
    'Cold ischaemia 25 min, fixation 19 h in 10 % neutral buffered formalin.',
  );
  expect(receptorStatement({ ...whole, removedAt: at('09:00') })).toContain(
    'longer than 60 minutes without fixative. A negative result may be false.',
  );
  const unknown = receptorStatement({ ...whole, removedAt: null, fixationEndedAt: null });
  expect(unknown).toContain('Cold ischaemia not stated, fixation not stated');
  expect(unknown).toContain('Not stated: when it was removed, when fixation ended.');
});

it('a frozen section has twenty minutes', () => {
  const receivedAt = at('10:00');
  expect(frozenClock({ receivedAt, toldAt: null }, at('10:12'))).toEqual({
    told: false,
    minutesLeft: 8,
    late: false,
  });
  expect(frozenClock({ receivedAt, toldAt: null }, at('10:21'))).toMatchObject({
    minutesLeft: -1,
    late: true,
  });
  expect(frozenClock({ receivedAt, toldAt: at('10:20') }, at('12:00'))).toEqual({
    told: true,
    minutes: 20,
    late: false,
  });
  expect(frozenClock({ receivedAt, toldAt: at('10:21') }, at('12:00'))).toMatchObject({ late: true });
});

it.each([
  ['in their order', {}, null],
  ['none known', { removedAt: null, fixedAt: null, fixationEndedAt: null }, null],
  ['to come', { fixationEndedAt: '2026-11-27T12:00:00Z' }, 'fixationEndedAt to come'],
  ['fixed before it was removed', { fixedAt: '2026-11-26T03:59:00Z' }, 'fixedAt before removal'],
  [
    'ended before it was fixed',
    { fixationEndedAt: '2026-11-26T04:09:00Z' },
    'fixationEndedAt before fixation',
  ],
  ['ended and never begun', { fixedAt: null }, 'fixationEndedAt before fixation'],
])('moments of fixation, %s', (_, change, expected) => {
  const moments = {
    removedAt: '2026-11-26T04:00:00Z',
    fixedAt: '2026-11-26T04:10:00Z',
    fixationEndedAt: '2026-11-26T20:00:00Z',
    ...change,
  };
  const fault = fixationFault(moments, new Date('2026-11-27T00:00:00Z'));
  expect(fault === null ? null : `${fault.moment} ${fault.why}`).toBe(expected);
});
