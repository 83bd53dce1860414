import { trySwaps } from '@nidan/domain/swaps/testing/made-up-year';
import { demoRandom } from '@nidan/server/demo/demo-random';
import { printFigure } from '../figure.ts';

const YEAR = { days: 300, visitsOfDay: 100, people: 6_000, swaps: 200, neighbours: 20 };
const SEEDS = [7, 8, 9];

/** How many of 200 exchanged pairs in a year of made-up people are found, and how many tubes are held for nothing. */
export function measureSwaps(): void {
  const trials = SEEDS.map((seed) => trySwaps({ ...YEAR, random: demoRandom(seed) }));
  const sum = (of: 'found' | 'planted' | 'falseAlarms' | 'comparable' | 'tubes') =>
    trials.reduce((all, trial) => all + trial[of], 0);
  printFigure({
    name: 'swaps_found',
    value: Math.round((sum('found') * 100) / sum('planted')),
    unit: '%',
    target: '>= 60',
    ok: sum('found') >= sum('planted') * 0.6,
    gate: true,
    detail: { planted: sum('planted'), found: sum('found'), seeds: SEEDS.join() },
  });
  printFigure({
    name: 'swaps_false_alarms',
    value: Math.round((sum('falseAlarms') * 10_000) / sum('comparable')) / 10,
    unit: 'of 1,000 tubes',
    target: '<= 5',
    ok: sum('falseAlarms') * 200 <= sum('comparable'),
    gate: true,
    detail: { pairs: sum('falseAlarms'), withHistory: sum('comparable'), tubes: sum('tubes') },
  });
}
