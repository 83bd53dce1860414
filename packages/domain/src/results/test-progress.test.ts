import { expect, test } from 'vitest';
import { testProgress } from './test-progress.ts';

const [must, may] = [true, false];

test.each([
  { parameters: [], progress: 'none' },
  { parameters: [[must, false]], progress: 'none' },
  { parameters: [[must, true]], progress: 'completed' },
  {
    parameters: [
      [must, true],
      [must, false],
    ],
    progress: 'partial',
  },
  {
    parameters: [
      [must, false],
      [may, true],
    ],
    progress: 'partial',
  },
  {
    parameters: [
      [must, true],
      [may, false],
    ],
    progress: 'completed',
  },
  {
    parameters: [
      [may, false],
      [may, false],
    ],
    progress: 'none',
  },
  {
    parameters: [
      [may, true],
      [may, false],
    ],
    progress: 'completed',
  },
] as const)('$parameters is $progress', ({ parameters, progress }) => {
  expect(testProgress(parameters.map(([mandatory, hasValue]) => ({ mandatory, hasValue })))).toBe(progress);
});
