import type { LifeStepView, TubeLife } from '@nidan/contract/lab/tracker/life-view';
import { expect, it } from 'vitest';
import { drawLife } from './life-drawing.ts';
import { lifeScale } from './life-scale.ts';

const at = (time: string): string => `2026-11-20T${time}:00.000Z`;

function step(given: Partial<LifeStepView> & Pick<LifeStepView, 'key'>): LifeStepView {
  return {
    at: null,
    action: 'accession',
    stateBefore: null,
    stateAfter: null,
    who: null,
    where: null,
    lane: null,
    how: 'scan',
    about: null,
    reason: null,
    waitedMs: null,
    isUndone: false,
    opens: null,
    ...given,
  };
}

const lanes: TubeLife['lanes'] = [
  { kind: 'place', name: 'Ward 3', stays: [{ from: at('02:40'), to: at('03:04') }] },
  { kind: 'road', name: 'BOX-000007', stays: [{ from: at('03:04'), to: at('03:28') }] },
  { kind: 'place', name: 'Kothrud', stays: [{ from: at('03:28'), to: null }] },
];
const steps = [
  step({ key: 'drawn', at: at('02:40') }),
  step({ key: 'undone', at: at('02:41'), isUndone: true }),
  step({ key: 'sent', at: at('03:04') }),
  step({ key: 'received', at: at('03:28') }),
  step({ key: 'values', at: at('05:00'), how: 'values' }),
  step({ key: 'unknown' }),
];
const draw = (life: Partial<Pick<TubeLife, 'lanes' | 'steps' | 'now'>> = {}) =>
  drawLife({
    life: { lanes, steps, now: at('11:12'), ...life },
    labelOf: ({ key }) => key,
    aheadMinutes: 330,
  });

it('draws a lane for each place, in the order of the first visit', () => {
  const { lanes: drawn } = draw();
  expect(drawn.map(({ name }) => name)).toEqual(['Ward 3', 'BOX-000007', 'Kothrud']);
  expect(drawn.map(({ y }) => y)).toEqual(drawn.map(({ y }) => y).toSorted((a, b) => a - b));
});

it('marks each step on the lane where the tube was, those without a moment on none', () => {
  const { marks, lanes: drawn, nowX } = draw();
  const lane = (y: number) => drawn.findIndex((one) => one.y === y);
  expect(marks.map(({ key, y, shape }) => [key, lane(y), shape])).toEqual([
    ['drawn', 0, 'step'],
    ['undone', 0, 'undone'],
    ['sent', 1, 'step'],
    ['received', 2, 'step'],
    ['values', 2, 'values'],
  ]);
  const xs = marks.map(({ x }) => x);
  expect(xs).toEqual(xs.toSorted((a, b) => a - b));
  expect(nowX).toBeGreaterThan(xs.at(-1) ?? 0);
});

it('draws the road strong, as long as the tube was on it', () => {
  const { roads, marks } = draw();
  const xOf = (key: string) => marks.find((mark) => mark.key === key)?.x;
  expect(roads).toMatchObject([{ x1: xOf('sent'), x2: xOf('received') }]);
});

it('lets no two labels stand on each other', () => {
  const crowd = Array.from({ length: 6 }, (_, minute) =>
    step({ key: `step number ${minute}`, at: at(`03:3${minute}`) }),
  );
  const labels = draw({ steps: crowd }).marks.flatMap(({ label }) => label ?? []);
  expect(labels.length).toBe(2);
  expect(new Set(labels.map(({ y }) => y)).size).toBe(2);
});

it('draws nothing of a tube that is nowhere yet', () => {
  expect(draw({ lanes: [], steps: [] })).toMatchObject({ path: '', marks: [], lanes: [] });
});

it('names whole hours of the clock of the lab', () => {
  const { ticks } = draw();
  expect(ticks.map((one) => new Date(one.at).toISOString().slice(11, 16))).toEqual([
    '03:30',
    '04:30',
    '05:30',
    '06:30',
    '07:30',
    '08:30',
    '09:30',
    '10:30',
  ]);
});

const scale = (moments: readonly number[]) => lifeScale({ moments, from: 0, to: 900, aheadMinutes: 0 });

it('goes by the clock on the first day, and shortens long waits after that', () => {
  const hour = 3_600_000;
  expect(scale([0, 3 * hour, 9 * hour]).x(3 * hour)).toBe(300);
  const { x } = scale([0, hour, 240 * hour]);
  expect(x(hour)).toBeGreaterThan(40);
  expect(x(240 * hour)).toBe(900);
});
