import { expect, test } from 'vitest';
import {
  asksForControls,
  conditionAfter,
  MACHINE_CONDITIONS,
  MACHINE_STEPS,
  machineStepsFrom,
  takesWork,
} from './machine-step.ts';

test.each([
  ['running', 'MACHINE_SHUTDOWN', 'off'],
  ['running', 'MACHINE_SLEEP-MODE', 'asleep'],
  ['running', 'MACHINE_STARTUP', null],
  ['asleep', 'MACHINE_STARTUP', 'running'],
  ['asleep', 'MACHINE_CALIBRATION', null],
  ['off', 'MACHINE_SLEEP-MODE', null],
  ['off', 'MACHINE_MAINTENANCE', 'off'],
  ['down', 'MACHINE_STARTUP', 'running'],
  ['down', 'MACHINE_BREAKDOWN', null],
] as const)('a machine that is %s, %s: %s', (condition, step, after) => {
  expect(conditionAfter(condition, step)).toBe(after);
});

test('a breakdown is taken from wherever the machine is, and each condition has a way back to running', () => {
  const breakable = MACHINE_CONDITIONS.filter((from) => conditionAfter(from, 'MACHINE_BREAKDOWN') === 'down');
  expect(breakable).toEqual(['running', 'asleep', 'off']);
  for (const condition of MACHINE_CONDITIONS) {
    const after = machineStepsFrom(condition).map((step) => conditionAfter(condition, step));
    expect(after).toContain('running');
  }
});

test('work goes to a machine that runs or sleeps', () => {
  expect(MACHINE_CONDITIONS.filter(takesWork)).toEqual(['running', 'asleep']);
});

test('controls come first after a calibration, maintenance of a machine that runs, and a repair', () => {
  const asking = MACHINE_CONDITIONS.flatMap((condition) =>
    MACHINE_STEPS.filter((step) => asksForControls(condition, step)).map((step) => `${condition} ${step}`),
  );
  expect(asking).toEqual([
    'running MACHINE_CALIBRATION',
    'running MACHINE_MAINTENANCE',
    'down MACHINE_STARTUP',
  ]);
});
