import type { LifeStepView, TubeLife } from '@nidan/contract/lab/tracker/life-view';
import { lifeScale } from './life-scale.ts';

export const WIDTH = 936;
const LEFT = 164;
const RIGHT = 912;
const TOP = 16;
const LANE = 44;
const BAND = 32;
/** Px of a letter of a label, on average. */
const LETTER = 6.4;

export interface DrawnLane {
  readonly name: string;
  readonly y: number;
}

export interface DrawnMark {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly shape: 'step' | 'values' | 'undone' | 'last';
  /** What stands beside it, where there is room; the table says the rest. */
  readonly label: {
    readonly text: string;
    readonly x: number;
    readonly y: number;
    readonly anchor: 'start' | 'end';
  } | null;
}

export interface LifeDrawing {
  readonly height: number;
  readonly lanes: readonly DrawnLane[];
  readonly ticks: readonly { readonly at: number; readonly x: number }[];
  /** SVG path through the places. */
  readonly path: string;
  /** Stays on the road, drawn strong. */
  readonly roads: readonly {
    readonly key: string;
    readonly x1: number;
    readonly x2: number;
    readonly y: number;
  }[];
  readonly marks: readonly DrawnMark[];
  readonly nowX: number;
}

interface DrawInput {
  readonly life: Pick<TubeLife, 'lanes' | 'steps' | 'now'>;
  readonly labelOf: (step: LifeStepView) => string;
  /** Minutes that the clock of the lab is ahead of UTC. */
  readonly aheadMinutes: number;
}

const ms = (at: string): number => Date.parse(at);

function staysOf({ lanes, now }: DrawInput['life']) {
  return lanes
    .flatMap(({ stays, kind }, lane) =>
      stays.map(({ from, to }) => ({ lane, kind, from: ms(from), to: ms(to ?? now) })),
    )
    .toSorted((a, b) => a.from - b.from || a.to - b.to);
}

const laneY = (lane: number): number => TOP + BAND / 2 + lane * LANE;

/** The last stay that began by then. */
function laneAt(stays: ReturnType<typeof staysOf>, at: number): number | null {
  return stays.findLast(({ from }) => from <= at)?.lane ?? null;
}

/** Labels above their marks, below where one stands there already, and none where neither has room. */
function labeller() {
  const ends = new Map<number, number>();
  return (text: string, x: number, y: number): DrawnMark['label'] => {
    const width = text.length * LETTER;
    const isLate = x + 8 + width > RIGHT;
    const start = isLate ? x - 8 - width : x + 8;
    const line = [y - 8, y + 18].find((one) => start > (ends.get(one) ?? 0));
    if (line === undefined || start < LEFT - 8) return null;
    ends.set(line, start + width);
    return { text, x: isLate ? x - 8 : x + 8, y: line, anchor: isLate ? 'end' : 'start' };
  };
}

/** The line of a tube over its places, in px; of the same data as the table of its steps. */
export function drawLife({ life, labelOf, aheadMinutes }: DrawInput): LifeDrawing {
  const stays = staysOf(life);
  const nowMs = ms(life.now);
  const dated = life.steps.flatMap((step) => (step.at === null ? [] : [{ step, at: ms(step.at) }]));
  const placed = dated.flatMap(({ step, at }) => {
    const lane = laneAt(stays, at);
    return lane === null ? [] : [{ step, at, lane }];
  });
  const moments = [...stays.flatMap(({ from, to }) => [from, to]), ...placed.map(({ at }) => at), nowMs];
  const { x, ticks } = lifeScale({ moments, from: LEFT + 16, to: RIGHT, aheadMinutes });
  const label = labeller();
  const [first] = stays;
  const path = stays.map(({ from, to, lane }) => `L${x(from)} ${laneY(lane)}H${x(to)}`).join('');
  return {
    height: TOP + life.lanes.length * LANE + 28,
    lanes: life.lanes.map(({ name }, lane) => ({ name, y: laneY(lane) })),
    ticks: ticks.map((at) => ({ at, x: x(at) })),
    path: first === undefined ? '' : `M${x(first.from)} ${laneY(first.lane)}${path}`,
    roads: stays
      .filter(({ kind }) => kind === 'road')
      .map(({ from, to, lane }) => ({ key: `${lane} ${from}`, x1: x(from), x2: x(to), y: laneY(lane) })),
    marks: placed.map(({ step, at, lane }, index) => ({
      key: step.key,
      x: x(at),
      y: laneY(lane),
      shape: shapeOf(step, index === placed.length - 1),
      label: step.isUndone ? null : label(labelOf(step), x(at), laneY(lane)),
    })),
    nowX: x(nowMs),
  };
}

function shapeOf(step: LifeStepView, isLast: boolean): DrawnMark['shape'] {
  if (step.isUndone) return 'undone';
  if (step.how === 'values' || step.how === 'print') return 'values';
  return isLast ? 'last' : 'step';
}
