import type { Catalogue, CatalogueRange } from './catalogue.ts';

/** Days from birth until which a person is a newborn, and from which an adult. */
const NEWBORN_UNTIL = 31;
const ADULT_FROM = 6574;

interface Microbes {
  readonly organisms: readonly unknown[];
  readonly antimicrobials: readonly unknown[];
}

/** What the content holds at the least, by what it is called; what a lab of every department needs to begin. */
const LEAST = {
  tests: 350,
  parameters: 1_000,
  'profiles and packages': 40,
  departments: 11,
  organisms: 300,
  antimicrobials: 120,
  'numbers with a LOINC code': 722,
  'numbers with limits for action': 10,
  'numbers with critical limits': 60,
  'numbers with a range of newborns': 60,
  'numbers with a range of children': 60,
  'numbers with a range of pregnancy': 28,
  'steps in the order of draw': 5,
} as const;

export type ContentSize = Readonly<Record<keyof typeof LEAST, number>>;

/** How much the content holds of what it must hold. */
export function sizeOfContent(
  { departments, sampleTypes, parameters, tests }: Catalogue,
  microbes: Microbes,
) {
  const ofKind = (...kinds: readonly string[]) => tests.filter(({ kind }) => kinds.includes(kind)).length;
  const withRange = (fits: (range: CatalogueRange) => boolean) =>
    parameters.filter(({ ranges }) => ranges.some(fits)).length;
  return {
    tests: ofKind('test'),
    parameters: parameters.length,
    'profiles and packages': ofKind('profile', 'package'),
    departments: departments.length,
    organisms: microbes.organisms.length,
    antimicrobials: microbes.antimicrobials.length,
    'numbers with a LOINC code': parameters.filter(
      ({ kind, loinc }) => loinc !== null && (kind === 'numeric' || kind === 'calculated'),
    ).length,
    'numbers with limits for action': withRange(
      ({ actionLow, actionHigh }) => actionLow !== null || actionHigh !== null,
    ),
    'numbers with critical limits': withRange(
      ({ criticalLow, criticalHigh }) => criticalLow !== null || criticalHigh !== null,
    ),
    'numbers with a range of newborns': withRange(
      ({ ageFromDays, ageToDays }) => ageFromDays === 0 && ageToDays <= NEWBORN_UNTIL,
    ),
    'numbers with a range of children': withRange(
      ({ ageFromDays, ageToDays }) => ageFromDays >= NEWBORN_UNTIL && ageToDays <= ADULT_FROM,
    ),
    'numbers with a range of pregnancy': withRange(({ pregnancy = null }) => pregnancy !== null),
    'steps in the order of draw': new Set(
      sampleTypes.filter(({ volumeMl }) => volumeMl > 0).map(({ drawOrder }) => drawOrder),
    ).size,
  } satisfies ContentSize;
}

/** What the content has too little of, one sentence each. */
export function findLacks(size: ContentSize): string[] {
  return Object.entries(LEAST)
    .map(([what, least]) => ({ what, least, has: size[what as keyof typeof LEAST] })) // as: a key of LEAST
    .filter(({ least, has }) => has < least)
    .map(({ what, least, has }) => `the content has ${has} ${what}, and must have ${least}`);
}
