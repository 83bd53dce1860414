import type { GRAM_STAINS, ORGANISM_SHAPES } from '../masters/microbe-words.ts';
import { type GrowthQuantity, type Significance, QUANTITY_WORDS } from './growth-quantity.ts';

/** What a parameter of a culture's test says. */
type Role = 'growth' | 'organism' | 'count' | 'susceptibility' | 'note' | 'gram';

/** By the codes of the delivered catalogue; a parameter that is not named is entered by a person. */
const ROLES: Readonly<Record<string, Role>> = {
  BC_GROWTH: 'growth',
  BMC_GROWTH: 'growth',
  CSF_GROWTH: 'growth',
  CUL_GROWTH: 'growth',
  FUN_GROWTH: 'growth',
  BC_RESULT: 'organism',
  BMC_RESULT: 'organism',
  UC_RESULT: 'organism',
  PC_RESULT: 'organism',
  SC_RESULT: 'organism',
  RESP_RESULT: 'organism',
  FLC_RESULT: 'organism',
  GEN_RESULT: 'organism',
  CATH_RESULT: 'organism',
  FUN_RESULT: 'organism',
  UC_COUNT: 'count',
  CUL_SUSCEPT: 'susceptibility',
  CUL_NOTE: 'note',
  GRAM_ORG: 'gram',
  CSF_GRAM: 'gram',
};

/** Whether a test with these parameters is a culture: one of them names the organism. */
export function isCulture(parameterCodes: readonly string[]): boolean {
  return parameterCodes.some((code) => ROLES[code] === 'organism');
}

/** Whether the block of the culture says on the report what this parameter says. */
export function isToldByBlock(parameterCode: string): boolean {
  return ROLES[parameterCode] !== undefined;
}

export interface GrownIsolate {
  readonly name: string;
  readonly gram: (typeof GRAM_STAINS)[number];
  readonly shape: (typeof ORGANISM_SHAPES)[number];
  readonly quantity: GrowthQuantity;
  readonly significance: Significance;
  /** What is reported of it, such as 'Ampicillin R, Nitrofurantoin S'; empty: nothing. */
  readonly verdicts: string;
}

export interface GrownCulture {
  readonly isolates: readonly GrownIsolate[];
  /** Hours for which it was incubated until the last reading. */
  readonly hours: number;
  readonly gram: string;
  readonly note: string;
}

interface ParameterAsked {
  readonly code: string;
  /** Values that it takes; empty: any text. */
  readonly choices: readonly string[];
}

function growthWords({ isolates: [first, ...others], hours }: GrownCulture): readonly string[] {
  if (first === undefined)
    return [`No growth after ${hours} hours`, `No growth after ${hours / 24} days`, 'No growth'];
  const all = [first, ...others];
  const isYeast = first.shape === 'yeast' || first.shape === 'yeast and hyphae';
  const stain = isYeast ? ['Growth, yeast', 'Yeast grown'] : [`Growth, Gram ${first.gram}`];
  const isInsignificant = all.every(({ significance }) => significance === 'not significant');
  return [...stain, 'Mould grown', isInsignificant ? 'Insignificant growth' : 'Significant growth'];
}

const COUNTS: Readonly<Partial<Record<GrowthQuantity, string>>> = {
  lt1e3: 'Below 10³ CFU/mL',
  '1e3': '10³ to 10⁴ CFU/mL',
  '1e4': '10⁴ to 10⁵ CFU/mL',
  ge1e5: 'Above 10⁵ CFU/mL',
};

function textOf(role: Role, grown: GrownCulture): readonly string[] {
  const { isolates, gram, note } = grown;
  switch (role) {
    case 'growth':
      return growthWords(grown);
    case 'organism':
      if (isolates.length === 0) return ['No growth'];
      return [
        isolates
          .map(({ name, quantity }, at) => `${at + 1}. ${name}, ${QUANTITY_WORDS[quantity]}`)
          .join('\n'),
      ];
    case 'count':
      return isolates.flatMap(({ quantity }) => COUNTS[quantity] ?? []).slice(0, 1);
    case 'susceptibility':
      return isolates.some(({ verdicts }) => verdicts !== '')
        ? [
            isolates
              .flatMap(({ verdicts }, at) => (verdicts === '' ? [] : [`${at + 1}. ${verdicts}`]))
              .join('\n'),
          ]
        : [];
    case 'note':
      return note === '' ? [] : [note];
    case 'gram':
      return gram === '' ? [] : [gram];
  }
}

/** What a finished culture enters for a parameter of its test; null where it has nothing to say, so that a person must. */
export function valueOfCulture({ code, choices }: ParameterAsked, grown: GrownCulture): string | null {
  const role = ROLES[code];
  if (role === undefined) return null;
  const texts = textOf(role, grown);
  if (choices.length === 0) return texts[0] ?? null;
  const found = texts.map((text) => choices.find((choice) => choice.toLowerCase() === text.toLowerCase()));
  const isNegative = role === 'growth' && grown.isolates.length === 0;
  // Each catalogue says after how long: 'No growth after 5 days'.
  const negative = isNegative ? choices.find((choice) => choice.startsWith('No growth')) : undefined;
  return found.find((choice) => choice !== undefined) ?? negative ?? null;
}
