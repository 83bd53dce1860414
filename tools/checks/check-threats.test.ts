import { expect, it } from 'vitest';
import { checkThreats, threatFaults } from './check-threats.ts';

const row = (no: number, cells = '| escaped | `server/a.ts` | `server/a.test.ts` |'): string =>
  `| ${no} ${cells}`;
const whole = Array.from({ length: 65 }, (_, at) => row(at + 1));

it('the table is whole, and every file that it names is there', () => {
  expect(checkThreats()).toEqual([]);
});

it('finds a file that is gone, by its short name and by its whole one', () => {
  const seen: string[] = [];
  const faults = threatFaults(whole.join('\n'), (path) => {
    seen.push(path);
    return !path.endsWith('.test.ts');
  });
  expect(seen).toContain('apps/server/src/a.ts');
  expect(faults[0]).toBe('docs/threats.md: row 1 names server/a.test.ts, which is not there');
  expect(faults).toHaveLength(65);
});

it('finds a row that is missing, twice or empty', () => {
  expect(threatFaults(whole.slice(1).join('\n'), () => true)).toHaveLength(1);
  expect(threatFaults([...whole, row(65)].join('\n'), () => true)).toHaveLength(1);
  const empty = whole.with(4, row(5, '| escaped | `server/a.ts` |  |'));
  expect(threatFaults(empty.join('\n'), () => true)).toEqual(['docs/threats.md: row 5 leaves a cell empty']);
});
