import { describe, expect, test } from 'vitest';
import { isQcOverdue, qcDueAt, type QcDueFacts } from './qc-due.ts';

const at = (time: string): Date => new Date(`2026-11-${time}+05:30`);
const facts: QcDueFacts = {
  plan: null,
  lastGoodAt: at('20T07:10:00'),
  resultsSince: 0,
  plannedFor: null,
  zone: 'Asia/Kolkata',
  now: at('20T12:00:00'),
};
const plan = { everyHours: null, everyResults: null, shifts: [] };

describe('the next run is due', () => {
  test.each([
    ['a day after the last good one without a plan', {}, at('21T07:10:00')],
    ['at once where none was good', { lastGoodAt: null }, null],
    ['after so many hours', { plan: { ...plan, everyHours: 8 } }, at('20T15:10:00')],
    [
      'when the next shift begins',
      { plan: { ...plan, shifts: ['07:00', '15:00', '23:00'] } },
      at('20T15:00:00'),
    ],
    [
      'when the first shift of the next day begins',
      { plan: { ...plan, shifts: ['07:00'] } },
      at('21T07:00:00'),
    ],
    [
      'a day later where the plan says results alone',
      { plan: { ...plan, everyResults: 100 } },
      at('21T07:10:00'),
    ],
    ['at once after so many results', { plan: { ...plan, everyResults: 100 }, resultsSince: 100 }, null],
    [
      'when somebody planned one, such as after maintenance',
      { plannedFor: at('20T11:30:00') },
      at('20T11:30:00'),
    ],
  ])('%s', (_, given, due) => {
    expect(qcDueAt({ ...facts, ...given })).toEqual(due);
  });

  test.each([
    ['not before that moment', at('21T07:10:00'), false],
    ['after it', at('21T07:10:00.001'), true],
  ])('overdue: %s', (_, now, overdue) => {
    expect(isQcOverdue({ ...facts, now })).toBe(overdue);
  });
});
