import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { readFigures } from './compare-figures.ts';
import type { Figure } from './figure.ts';

interface Ended {
  readonly code: number;
  readonly printed: string;
  readonly said: string;
}

/** The bench as its command runs it, for a second each. */
async function runBench(parts: string): Promise<Ended> {
  const run = fileURLToPath(new URL('run.ts', import.meta.url));
  return new Promise((resolve) => {
    execFile(process.execPath, [run, '--only', parts, '--seconds', '1'], (error, stdout, stderr) => {
      const code = typeof error?.code === 'number' ? error.code : 0;
      resolve({ code, printed: stdout, said: stderr });
    });
  });
}

describe('a short bench', () => {
  let bench: Ended;
  let figures: readonly Figure[];
  beforeAll(async () => {
    bench = await runBench('bundle,ranges,orders,bills,start');
    figures = readFigures(bench.printed);
    if (!figures.some(({ name }) => name === 'warm_start'))
      throw new Error(`The bench ended early: ${bench.said}`);
  }, 400_000);

  it('prints a figure for each part', () => {
    expect(figures.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'js_heaviest_screen',
        'range_choice_and_flags',
        'orders_8_clients',
        'orders_floor_8_clients',
        'orders_share_of_floor',
        'rows_that_break_invariants',
        'bills_8_clients',
        'bills_share_of_floor',
        'warm_start',
      ]),
    );
    expect(bench.said).toSatisfy((said: string) => said === '' || said.startsWith('Missed: '));
  });

  it('measures something: no figure is nothing, and none is without end', () => {
    const broken = figures.filter(
      ({ name, value }) => !(Number.isFinite(value) && (value > 0 || name === 'rows_that_break_invariants')),
    );
    expect(broken).toEqual([]);
  });

  it('leaves no row that breaks an invariant', () => {
    const rows = figures.filter(({ name }) => name === 'rows_that_break_invariants');
    expect(rows.map(({ value }) => value)).toEqual([0]);
  });

  it('ends with 1 when a gate is missed, and only then', () => {
    const missed = figures.some(({ gate, ok }) => gate === true && ok === false);
    expect(bench.code).toBe(missed ? 1 : 0);
  });

  it('fails for a part that does not exist', async () => {
    const { code, said } = await runBench('ordres');
    expect(code).toBe(1);
    expect(said).toContain('--only ordres: give some of');
  });
});
