import { type InventoryUnit, WHOLE_UNITS } from '../enumerations/inventory.ts';

/** One unit as so many of another: a box is 4 kits. Case counts: `mL` and `ML` are two units (spec §3). */
export interface UnitStep {
  readonly unit: InventoryUnit;
  /** A whole number, at least 1. */
  readonly holds: number;
  readonly of: InventoryUnit;
}

/** How an item is counted: everything is kept in its base unit, from which each other unit is reached by whole numbers. */
export interface UnitChain {
  readonly base: InventoryUnit;
  readonly steps: readonly UnitStep[];
}

export type UnitFault =
  | { readonly code: 'not-whole'; readonly unit: InventoryUnit }
  | { readonly code: 'twice'; readonly unit: InventoryUnit }
  | { readonly code: 'of-itself'; readonly unit: InventoryUnit }
  | { readonly code: 'base-is-no-step'; readonly unit: InventoryUnit }
  | { readonly code: 'leads-nowhere'; readonly unit: InventoryUnit };

/** Beyond it a number of base units is no longer exact. */
const MOST = 2 ** 50;

/** How many base units one of a unit is; null where no chain of steps leads to the base, or it is too many to count. */
export function baseUnitsOf({ base, steps }: UnitChain, unit: InventoryUnit): number | null {
  const next = new Map(steps.map((step) => [step.unit, step]));
  let [at, times] = [unit, 1];
  // Each step is taken once at most: a circle ends here.
  for (let taken = 0; at !== base; taken += 1) {
    const step = next.get(at);
    if (step === undefined || taken === steps.length) return null;
    [at, times] = [step.of, times * step.holds];
    if (times > MOST) return null;
  }
  return times;
}

/** What is wrong with the units of an item, in the order of its steps. */
export function unitChainFaults(chain: UnitChain): UnitFault[] {
  const { base, steps } = chain;
  return steps.flatMap(({ unit, holds, of }, at): UnitFault[] => {
    if (!Number.isInteger(holds) || holds < 1) return [{ code: 'not-whole', unit }];
    if (unit === of) return [{ code: 'of-itself', unit }];
    if (unit === base) return [{ code: 'base-is-no-step', unit }];
    if (steps.findIndex((other) => other.unit === unit) < at) return [{ code: 'twice', unit }];
    return baseUnitsOf(chain, unit) === null ? [{ code: 'leads-nowhere', unit }] : [];
  });
}

/** Decimals of a quantity in base units: 0.001 mL is the smallest that is counted. */
export const QUANTITY_DECIMALS = 3;
const THOUSANDTHS = 10 ** QUANTITY_DECIMALS;

/**
 * A typed quantity in thousandths of the base unit, a whole number: what is counted, summed and compared. Null where the unit has no chain,
 * or the quantity is not a whole number of thousandths (`0.3335` of a unit of one base unit), negative or too large.
 */
export function thousandthsOf(chain: UnitChain, typed: string, unit: InventoryUnit): number | null {
  const times = baseUnitsOf(chain, unit);
  return times === null ? null : typedThousandths(typed, times);
}

/** Whether thousandths of the base unit are so many whole ones, where nobody holds a part of it. */
export function isWholeEnough({ base }: UnitChain, thousandths: number): boolean {
  return !WHOLE_UNITS.includes(base) || thousandths % THOUSANDTHS === 0;
}

/** A typed number as thousandths, of as many for each one; null where that is not exact, not a number from 0 on, or too large. */
export function typedThousandths(typed: string, times = 1): number | null {
  const found = /^(?<whole>\d{1,12})(?:\.(?<part>\d{1,9}))?$/u.exec(typed.trim())?.groups;
  if (found === undefined) return null;
  const { whole = '0', part = '' } = found;
  const scaled = BigInt(whole + part) * BigInt(times) * BigInt(THOUSANDTHS);
  const divisor = 10n ** BigInt(part.length);
  if (scaled % divisor !== 0n) return null;
  const exact = Number(scaled / divisor);
  return exact <= Number.MAX_SAFE_INTEGER ? exact : null;
}

/** Thousandths of the base unit in words of a unit, `2.5`; null where the unit has no chain or cannot say it exactly. */
export function quantityIn(chain: UnitChain, thousandths: number, unit: InventoryUnit): string | null {
  const times = baseUnitsOf(chain, unit);
  if (times === null) return null;
  const divisor = BigInt(times) * BigInt(THOUSANDTHS);
  const [whole, rest] = [BigInt(thousandths) / divisor, BigInt(thousandths) % divisor];
  if (rest === 0n) return String(whole);
  const scaled = rest * 10n ** 9n;
  if (scaled % divisor !== 0n) return null;
  return `${whole}.${String(scaled / divisor)
    .padStart(9, '0')
    .replace(/0+$/u, '')}`;
}

/** Thousandths as they are typed and shown: 12500 is '12.5'. */
export function thousandthsText(thousandths: number): string {
  return String(thousandths / THOUSANDTHS);
}
