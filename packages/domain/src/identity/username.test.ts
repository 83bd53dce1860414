import { expect, test } from 'vitest';
import { isUsername } from './username.ts';

test.each(['asmita.deo', 'manager', 'chem-a_link2', 'abc', 'a'.repeat(40)])('%s is a user name', (name) => {
  expect(isUsername(name)).toBe(true);
});

test.each(['', 'ab', 'Asmita', '9lives', 'a b c', 'a'.repeat(41), 'name\n', 'ना.म', '../etc', 'a@b.in'])(
  '%j is none',
  (name) => {
    expect(isUsername(name)).toBe(false);
  },
);
