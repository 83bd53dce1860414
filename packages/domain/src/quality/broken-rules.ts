import { WESTGARD_RULES, type WestgardRule } from './westgard-rule.ts';

/** A control result as the rules see it, in the order in which it was measured. */
export interface RulePoint {
  readonly id: string;
  /** Points of one run share it, and follow one another. */
  readonly run: string;
  /** Material and level: the series of one lot. */
  readonly material: string;
  /** Distance from the target in its standard deviations. */
  readonly z: number;
}

/** A rule that broke, at the last of the points that broke it. */
export interface BrokenRule {
  readonly rule: WestgardRule;
  /** Ids of the points that broke it together, oldest first. */
  readonly pointIds: readonly string[];
}

/** What binary fractions add to a value that lies on a limit. */
const PRECISION = 1e9;
const exactly = (z: number): number => Math.round(z * PRECISION) / PRECISION;

type Side = -1 | 0 | 1;
const sideBeyond = (z: number, limit: number): Side => {
  if (z > limit) return 1;
  return z < -limit ? -1 : 0;
};

interface Streak {
  side: Side;
  ids: string[];
}

/** The last points in a row beyond a limit on one side, never more than the rule counts. */
class Row {
  readonly #count: number;
  readonly #limit: number;
  #streak: Streak = { side: 0, ids: [] };

  constructor(count: number, limit: number) {
    this.#count = count;
    this.#limit = limit;
  }

  /** Adds the next point; answers the points when so many stand in a row. */
  add({ id, z }: RulePoint): readonly string[] | null {
    const side = sideBeyond(z, this.#limit);
    if (side === 0) this.#streak = { side, ids: [] };
    else if (side === this.#streak.side) this.#streak.ids.push(id);
    else this.#streak = { side, ids: [id] };
    if (this.#streak.ids.length > this.#count) this.#streak.ids.shift();
    return this.#streak.ids.length === this.#count ? [...this.#streak.ids] : null;
  }
}

/** The last points of a material that go one way without a halt. */
class Trend {
  readonly #count: number;
  #last: number | null = null;
  #streak: Streak = { side: 0, ids: [] };
  #lastId = '';

  constructor(count: number) {
    this.#count = count;
  }

  add({ id, z }: RulePoint): readonly string[] | null {
    const step = this.#last === null ? 0 : sideBeyond(z - this.#last, 0);
    if (step === 0) this.#streak = { side: 0, ids: [id] };
    else if (step === this.#streak.side) this.#streak.ids.push(id);
    else this.#streak = { side: step, ids: [this.#lastId, id] };
    this.#last = z;
    this.#lastId = id;
    if (this.#streak.ids.length > this.#count) this.#streak.ids.shift();
    return this.#streak.ids.length === this.#count ? [...this.#streak.ids] : null;
  }
}

/** Finds what one rule says of each further point, beside the earlier ones of its run. */
type Watcher = (point: RulePoint, run: readonly RulePoint[]) => readonly string[] | null;

/** A counter for each key, made when its first point comes. */
function perKey<C>(make: () => C): (key: string) => C {
  const counters = new Map<string, C>();
  return (key) => {
    const counter = counters.get(key) ?? make();
    counters.set(key, counter);
    return counter;
  };
}

function watchRows(count: number, limit: number, across: 'material' | 'all'): Watcher {
  const ofMaterial = perKey(() => new Row(count, limit));
  let together = new Row(count, limit);
  return (point, run) => {
    if (across === 'material' && run.length === 0) together = new Row(count, limit);
    // Both take the point in, whatever the first one finds.
    const found = [ofMaterial(point.material).add(point), together.add(point)];
    return found.find((ids) => ids !== null) ?? null;
  };
}

/** One point beyond the limit and another one beyond it on the other side, in the same run. */
function watchRange(limit: number): Watcher {
  return (point, run) => {
    const side = sideBeyond(point.z, limit);
    if (side === 0) return null;
    const other = run.find(({ z }) => sideBeyond(z, limit) === -side);
    return other === undefined ? null : [other.id, point.id];
  };
}

interface Majority {
  readonly count: number;
  readonly of: number;
  readonly limit: number;
}

/** So many of the last points of a run beyond the limit on one side; a run of fewer levels says nothing. */
function watchMajority({ count, of, limit }: Majority): Watcher {
  return (point, run) => {
    const window = [...run.slice(1 - of), point];
    if (window.length < of) return null;
    const beyond = ([1, -1] as const).map((side) =>
      window.filter(({ z }) => sideBeyond(z, limit) === side).map(({ id }) => id),
    );
    return beyond.find((ids) => ids.length >= count) ?? null;
  };
}

function watch(rule: WestgardRule): Watcher {
  const { shape } = WESTGARD_RULES[rule];
  if (shape.kind === 'point') return ({ id, z }) => (sideBeyond(z, shape.limit) === 0 ? null : [id]);
  if (shape.kind === 'row') return watchRows(shape.count, shape.limit, shape.across);
  if (shape.kind === 'range') return watchRange(shape.limit);
  if (shape.kind === 'majority') return watchMajority(shape);
  const ofMaterial = perKey(() => new Trend(shape.count));
  return (point) => ofMaterial(point.material).add(point);
}

/**
 * The rules that break at each point of one quantity on one machine (parameter × machine), oldest first; points of several
 * materials and levels stand in the order of their measurement. A point that is excluded from the calculation of a series is
 * judged like any other. A later point never changes what an earlier one broke. Linear in the points (domain facts 2.9).
 */
export function brokenRules(points: readonly RulePoint[], rules: readonly WestgardRule[]): BrokenRule[] {
  const watchers = rules.map((rule) => [rule, watch(rule)] as const);
  const broken: BrokenRule[] = [];
  let run: RulePoint[] = [];
  for (const given of points) {
    const point = { ...given, z: exactly(given.z) };
    if (run[0]?.run !== point.run) run = [];
    for (const [rule, look] of watchers) {
      const pointIds = look(point, run);
      if (pointIds !== null) broken.push({ rule, pointIds });
    }
    run.push(point);
  }
  return broken;
}
