import { physicalSample, type PhysicalSampleState } from '../status-sets/lab/physical-sample.ts';

/** Where a tube can be: a place of the lab, a box on the road, a position of the storage. */
export const LIFE_PLACES = ['place', 'road', 'storage'] as const;

export interface LifePlace {
  readonly kind: (typeof LIFE_PLACES)[number];
  /** Tells places apart. */
  readonly key: string;
  readonly name: string;
}

/** Something that is known to have happened to a tube. */
export interface LifeFact {
  /** Orders facts of one moment. */
  readonly key: string;
  /** Null where nobody wrote down when. */
  readonly at: Date | null;
  readonly action: string;
  /** State of the tube; both null where it stayed as it was. */
  readonly from: PhysicalSampleState | null;
  readonly to: PhysicalSampleState | null;
  /** Who did it; null where nobody is known. */
  readonly by: string | null;
  /** Where the tube was from then on; null: where it was before. */
  readonly place: LifePlace | null;
  /** The action that it takes back. */
  readonly undoes: string | null;
}

export type LifeStep<Fact> = Fact & {
  /** Milliseconds since the step before; null where either has no moment. */
  readonly waitedMs: number | null;
  /** Index of its place among the lanes; null where no place is known. */
  readonly lane: number | null;
  /** It was taken back later. */
  readonly isUndone: boolean;
};

export interface LifeStay {
  readonly from: Date;
  /** Null while the tube is there. */
  readonly to: Date | null;
}

/** A place with the times that the tube was there. */
export interface LifeLane extends LifePlace {
  readonly stays: readonly LifeStay[];
}

export interface LifeSums {
  /** Milliseconds since it was drawn; null before. */
  readonly sinceDrawnMs: number | null;
  readonly people: number;
  readonly places: number;
  readonly longestWait: { readonly ms: number; readonly key: string } | null;
  /** Milliseconds in boxes between places; null where it never was in one. */
  readonly roadMs: number | null;
}

export interface LifeLine<Fact> {
  readonly steps: readonly LifeStep<Fact>[];
  /** In the order of the first visit. */
  readonly lanes: readonly LifeLane[];
  readonly sums: LifeSums;
}

/** By the clock; what has no moment stands before the step that went on from its state, else at the end. */
function inOrder<Fact extends LifeFact>(facts: readonly Fact[]): Fact[] {
  const moment = ({ at }: Fact): number => at?.getTime() ?? 0;
  const ordered = facts
    .filter(({ at }) => at !== null)
    .toSorted((a, b) => moment(a) - moment(b) || (a.key < b.key ? -1 : 1));
  // The last first, so that a row of them finds its place before what followed.
  for (const fact of facts.filter(({ at }) => at === null).toReversed()) {
    const next = ordered.findIndex(({ from }) => from !== null && from === fact.to);
    ordered.splice(next === -1 ? ordered.length : next, 0, fact);
  }
  return ordered;
}

/** Keys of the facts that a later one took back. */
function undoneKeys(ordered: readonly LifeFact[]): ReadonlySet<string> {
  const undone = new Set<string>();
  for (const [at, { undoes }] of ordered.entries()) {
    const taken = ordered.slice(0, at).findLast(({ action, key }) => action === undoes && !undone.has(key));
    if (undoes !== null && taken !== undefined) undone.add(taken.key);
  }
  return undone;
}

function isFinal(state: PhysicalSampleState | null): boolean {
  return state !== null && physicalSample.states[state].final === true;
}

/** The places of the steps that stand, with the times that the tube was there. */
function lanesOf(standing: readonly LifeFact[]): LifeLane[] {
  const lanes = new Map<string, LifePlace & { stays: { from: Date; to: Date | null }[] }>();
  let here: string | null = null;
  let stay: { from: Date; to: Date | null } | null = null;
  for (const { place, at, to } of standing) {
    if (place !== null) {
      const lane = lanes.get(place.key) ?? { ...place, stays: [] };
      lanes.set(place.key, lane);
      if (at !== null && (place.key !== here || stay === null || stay.to !== null)) {
        if (stay !== null) stay.to ??= at;
        stay = { from: at, to: null };
        lane.stays.push(stay);
        here = place.key;
      }
    }
    if (isFinal(to) && stay !== null) stay.to ??= at;
  }
  return [...lanes.values()];
}

function spanOf(stays: readonly LifeStay[], now: Date): number {
  return stays.reduce((sum, { from, to }) => sum + ((to ?? now).getTime() - from.getTime()), 0);
}

function sumsOf(
  { steps, lanes }: Pick<LifeLine<LifeFact>, 'steps' | 'lanes'>,
  { standing, now }: { readonly standing: readonly LifeFact[]; readonly now: Date },
): LifeSums {
  const drawn = standing.findLast(({ to }) => to === 'collected')?.at ?? null;
  const roads = lanes.filter(({ kind }) => kind === 'road');
  const longest = steps
    .filter(({ isUndone, waitedMs }) => !isUndone && waitedMs !== null)
    .toSorted((a, b) => (b.waitedMs ?? 0) - (a.waitedMs ?? 0))[0];
  return {
    sinceDrawnMs: drawn === null ? null : now.getTime() - drawn.getTime(),
    people: new Set(steps.flatMap(({ by }) => by ?? [])).size,
    places: lanes.length,
    longestWait: longest === undefined ? null : { ms: longest.waitedMs ?? 0, key: longest.key },
    roadMs:
      roads.length === 0
        ? null
        : spanOf(
            roads.flatMap(({ stays }) => stays),
            now,
          ),
  };
}

/**
 * The life of a tube: what happened in the order of the clock, the places in the order of the first visit, and what both sum up to. Steps
 * that were taken back are shown, but lead nowhere and count for nothing (domain-facts 3 "Where is my sample").
 */
export function lifeLine<Fact extends LifeFact>(
  facts: readonly Fact[],
  { now }: { readonly now: Date },
): LifeLine<Fact> {
  const ordered = inOrder(facts);
  const undone = undoneKeys(ordered);
  const standing = ordered.filter(({ key, undoes }) => !undone.has(key) && undoes === null);
  const lanes = lanesOf(standing);
  let before: Date | null = null;
  const steps = ordered.map((fact): LifeStep<Fact> => {
    const waitedMs = fact.at === null || before === null ? null : fact.at.getTime() - before.getTime();
    before = fact.at;
    const lane = lanes.findIndex(({ key }) => key === fact.place?.key);
    return { ...fact, waitedMs, lane: lane === -1 ? null : lane, isUndone: undone.has(fact.key) };
  });
  return { steps, lanes, sums: sumsOf({ steps, lanes }, { standing, now }) };
}
