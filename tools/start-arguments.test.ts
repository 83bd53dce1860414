import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startArguments } from './start-arguments.ts';

test('what npm start gives to node is the bounds of its heap and a file that is there', () => {
  const { cwd, args } = startArguments();
  const flags = args.slice(0, -1);
  expect(flags.map((flag) => flag.replace(/=\d+$/, ''))).toEqual([
    '--max-semi-space-size',
    '--max-old-space-size',
  ]);
  expect(existsSync(join(cwd, args.at(-1) ?? ''))).toBe(true);
});
