import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { walkTo } from './walk-again.ts';

const seen: string[] = [];
beforeAll(() => {
  seen.push('file begins');
});
afterAll(() => {
  seen.push('file ends');
});
beforeEach(() => {
  seen.push('each begins');
  return () => {
    seen.push('each ends');
  };
});

it('a first one', () => {
  seen.push('first');
  expect(seen).toContain('each begins');
});

describe('in a group', () => {
  beforeEach(() => {
    seen.push('in the group');
  });

  it('a second one', () => {
    seen.push('second');
    expect(seen).toContain('in the group');
  });
});

it('the file begins anew, and the tests before are walked through as they were run', async ({ task }) => {
  seen.length = 0;
  await walkTo(task);
  expect(seen).toEqual([
    'file ends',
    'file begins',
    'each begins',
    'first',
    'each ends',
    'each begins',
    'in the group',
    'second',
    'each ends',
  ]);
});
