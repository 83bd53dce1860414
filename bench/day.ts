import { parseArgs } from 'node:util';
import { digestOf } from './day/day-books.ts';
import { planDay } from './day/plan-day.ts';
import { type DayReport, runDay } from './day/run-day.ts';
import { printFigure } from './figure.ts';
import { requireInvariants } from './require-invariants.ts';

/*
 * `npm run day [-- --bills 2000 --labs 3 --seed 7 --speed 60 --keep folder]` lives a day through in some labs and prints what
 * became of it, one JSON line per figure. Ends with 1 when the books or an invariant do not hold.
 */

const { values } = parseArgs({
  options: {
    bills: { type: 'string', default: '2000' },
    labs: { type: 'string', default: '3' },
    seed: { type: 'string', default: '7' },
    speed: { type: 'string', default: '' },
    keep: { type: 'string', default: '' },
  },
});

function wholeNumber(name: 'bills' | 'labs' | 'seed' | 'speed', most: number): number {
  const value = Number(values[name]);
  if (!Number.isInteger(value) || value < 1 || value > most)
    throw new Error(`--${name} ${values[name]}: give a whole number from 1 to ${most}`);
  return value;
}

function printReport({ patients, done, labs: closed, stores, seconds, slowestMs }: DayReport): void {
  const bills = done.get('register') ?? 0;
  printFigure({
    name: 'bills',
    value: bills,
    unit: 'bills',
    detail: { patients, ...Object.fromEntries(done) },
  });
  printFigure({
    name: 'bills_per_second',
    value: bills / seconds,
    unit: '1/s',
    detail: { seconds: Math.round(seconds) },
  });
  printFigure({ name: 'slowest_deed', value: slowestMs, unit: 'ms' });
  for (const { lab, tests, accounts, imbalancePaise } of closed) {
    printFigure({
      name: 'ordered_tests',
      value: Object.values(tests).reduce((sum, count) => sum + count, 0),
      unit: 'tests',
      detail: { lab, ...tests },
    });
    printFigure({
      name: 'imbalance',
      value: imbalancePaise,
      unit: 'paise',
      target: '0',
      ok: imbalancePaise === 0,
      gate: true,
      detail: { lab, ...accounts },
    });
  }
  for (const { lab, lines, received } of stores)
    printFigure({ name: 'work_taken_from_stores', value: lines, unit: 'lines', detail: { lab, received } });
  process.stdout.write(`What became of seed ${values.seed}: ${digestOf(closed)}\n`);
}

const labs = wholeNumber('labs', 26);
const report = await runDay(
  {
    visits: planDay({ bills: wholeNumber('bills', 50_000), labs, seed: wholeNumber('seed', 2 ** 31) }),
    labs,
    speed: values.speed === '' ? null : wholeNumber('speed', 1_000_000),
    keep: values.keep === '' ? null : values.keep,
    say: (line) => process.stderr.write(`${line}\n`),
  },
  ({ urls }) => requireInvariants(urls.checkerUrl),
);
printReport(report);
