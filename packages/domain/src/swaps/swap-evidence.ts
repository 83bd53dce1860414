import { variationOf } from './within-person.ts';

/** A quantity of a tube beside the last checked one of the person whose name is on it; both above zero, in one unit. */
export interface OwnQuantity {
  readonly loinc: string;
  readonly now: number;
  readonly before: number;
}

/** The quantities of one tube that its person had before. */
export interface ComparedTube {
  readonly quantities: readonly OwnQuantity[];
}

/** One quantity that both have, with its four distances. */
export interface SwapQuantity {
  readonly loinc: string;
  /** Of the first tube and its person, then of the second. */
  readonly now: readonly [number, number];
  readonly before: readonly [number, number];
  /** How far each is from what its own person had, in standard deviations of a change. */
  readonly own: readonly [number, number];
  /** How far each is from what the other person had. */
  readonly crossed: readonly [number, number];
}

export interface SwapEvidence {
  /** How much better the tubes fit each other's person than their own: natural logarithm of the likelihoods. */
  readonly weight: number;
  /** The part of the person whom it speaks for least. */
  readonly least: number;
  /** Those that tell most first. */
  readonly quantities: readonly SwapQuantity[];
}

/** Fewer shared quantities than these tell nobody apart. */
export const FEWEST_SHARED = 3;
/** From this weight on two tubes are held; what it finds and at which rate of false alarms, `bench/figures/swap-detector.ts` says. */
export const SWAP_WEIGHT = 7;
/** So much of it each of the two persons gives: a sick one beside a usual one is no swap. */
export const LEAST_OF_EACH = 2;
/** A tube whose mean squared distance from its person is less than this fits, and nobody is searched for. */
export const STRANGE_FROM = 1;

/** Beside what the healthy vary by: an illness and its treatment change people between two visits. */
const ILLNESS = 1.5;
/** Degrees of freedom: one wild value, as of an inflammation, does not decide. */
const FREEDOM = 4;

/** Standard deviation of the logarithm of a change between two visits; null for a quantity that tells nothing. */
function spreadOf(loinc: string): number | null {
  const variation = variationOf(loinc);
  if (variation === null) return null;
  return Math.SQRT2 * (Math.hypot(variation.within * ILLNESS, variation.method) / 100);
}

/** How far two values are from each other, in standard deviations of a change in one person; null where nothing is known. */
export function standardDistance(loinc: string, now: number, before: number): number | null {
  const spread = spreadOf(loinc);
  if (spread === null || !(now > 0) || !(before > 0)) return null;
  return Math.log(now / before) / spread;
}

function logLikelihood(distance: number): number {
  return (-(FREEDOM + 1) / 2) * Math.log1p(distance ** 2 / FREEDOM);
}

/** Mean squared distance of a tube from what its person had: about 1 in the healthy; null with too few quantities. */
export function strangeness({ quantities }: ComparedTube): number | null {
  const squares = quantities.flatMap(({ loinc, now, before }) => {
    const distance = standardDistance(loinc, now, before);
    return distance === null ? [] : [Math.min(distance ** 2, 25)];
  });
  if (squares.length < FEWEST_SHARED) return null;
  return squares.reduce((sum, square) => sum + square, 0) / squares.length;
}

function quantityOf(a: OwnQuantity, b: OwnQuantity): SwapQuantity[] {
  const { loinc } = a;
  const ownA = standardDistance(loinc, a.now, a.before);
  const ownB = standardDistance(loinc, b.now, b.before);
  const aOfB = standardDistance(loinc, a.now, b.before);
  const bOfA = standardDistance(loinc, b.now, a.before);
  if (ownA === null || ownB === null || aOfB === null || bOfA === null) return [];
  return [
    { loinc, now: [a.now, b.now], before: [a.before, b.before], own: [ownA, ownB], crossed: [aOfB, bOfA] },
  ];
}

/** How much better a person is fitted by the other tube than by their own. */
function gain(own: number, other: number): number {
  return logLikelihood(other) - logLikelihood(own);
}

function weightOf({ own, crossed }: SwapQuantity): number {
  return gain(own[0], crossed[1]) + gain(own[1], crossed[0]);
}

/**
 * What speaks for two tubes, measured near each other, bearing each other's name: the quantities that both persons had before, each
 * distance by how much one person varies. Null with fewer than `FEWEST_SHARED` of them. Same the other way round.
 */
export function swapEvidence(a: ComparedTube, b: ComparedTube): SwapEvidence | null {
  const others = new Map(b.quantities.map((quantity) => [quantity.loinc, quantity]));
  const quantities = a.quantities.flatMap((quantity) => {
    const other = others.get(quantity.loinc);
    return other === undefined ? [] : quantityOf(quantity, other);
  });
  if (quantities.length < FEWEST_SHARED) return null;
  const ofFirst = quantities.reduce((sum, { own, crossed }) => sum + gain(own[0], crossed[1]), 0);
  const ofSecond = quantities.reduce((sum, { own, crossed }) => sum + gain(own[1], crossed[0]), 0);
  const weight = ofFirst + ofSecond;
  const least = Math.min(ofFirst, ofSecond);
  return { weight, least, quantities: quantities.toSorted((one, other) => weightOf(other) - weightOf(one)) };
}

/** Whether two tubes are to be held. */
export function isMaybeSwapped(evidence: SwapEvidence | null): evidence is SwapEvidence {
  return evidence !== null && evidence.weight >= SWAP_WEIGHT && evidence.least >= LEAST_OF_EACH;
}
