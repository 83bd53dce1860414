import { knownWay } from '../../units/known-way.ts';
import { roundHalfAway } from '../format-value.ts';

/** A parameter with the value that stands; `numeric` is unrounded and null for words and censored values. */
export interface ComparedValue {
  readonly code: string;
  readonly loinc: string | null;
  readonly ucum: string | null;
  readonly numeric: number | null;
}

export interface ComparedTest<Value extends ComparedValue = ComparedValue> {
  readonly billTestId: string;
  readonly parameters: readonly Value[];
}

/** What is known of a quantity by its LOINC code, else by the code that the content gives it. */
interface Quantity {
  readonly loinc: readonly string[];
  readonly code: readonly string[];
  /** The unit in which the rules count it. */
  readonly ucum: string;
  /** In g/mol, where it is reported as an amount of substance elsewhere. */
  readonly molarMass: number | null;
}

function quantity(loinc: string, code: string, ucum: string): Quantity {
  return { loinc: [loinc], code: [code], ucum, molarMass: null };
}

const CHOLESTEROL = { ucum: 'mg/dL', molarMass: 386.65 };
const BILIRUBIN = { ucum: 'mg/dL', molarMass: 584.66 };
const IRON = { ucum: 'ug/dL', molarMass: 55.845 };

const QUANTITIES = {
  neutrophils: quantity('770-8', 'NEUT', '%'),
  lymphocytes: quantity('736-9', 'LYMPH', '%'),
  monocytes: quantity('5905-5', 'MONO', '%'),
  eosinophils: quantity('713-8', 'EOS', '%'),
  basophils: quantity('706-2', 'BASO', '%'),
  haemoglobin: { ...quantity('718-7', 'HB', 'g/dL'), molarMass: 16_114 },
  haematocrit: quantity('4544-3', 'HCT', '%'),
  directBilirubin: { ...quantity('1968-7', 'BILD', ''), ...BILIRUBIN },
  sodium: quantity('2951-2', 'NA', 'mmol/L'),
  chloride: quantity('2075-0', 'CL', 'mmol/L'),
  bicarbonate: { loinc: ['1963-8', '2028-9'], code: ['HCO3', 'BICARB'], ucum: 'mmol/L', molarMass: null },
  totalBilirubin: { ...quantity('1975-2', 'BILT', ''), ...BILIRUBIN },
  albumin: { ...quantity('1751-7', 'ALB', 'g/dL'), molarMass: 66_438 },
  protein: quantity('2885-2', 'TP', 'g/dL'),
  hdl: { ...quantity('2085-9', 'HDL', ''), ...CHOLESTEROL },
  ldl: { loinc: ['18262-6', '13457-7', '2089-1'], code: ['LDLD', 'LDL'], ...CHOLESTEROL },
  cholesterol: { ...quantity('2093-3', 'CHOL', ''), ...CHOLESTEROL },
  freePsa: quantity('10886-0', 'PSA_FREE', 'ng/mL'),
  totalPsa: quantity('2857-1', 'PSA', 'ng/mL'),
  iron: { ...quantity('2498-4', 'IRON', ''), ...IRON },
  ironBinding: { ...quantity('2500-7', 'TIBC', ''), ...IRON },
} as const satisfies Record<string, Quantity>;
type QuantityName = keyof typeof QUANTITIES;

/** Sums and differences of doubles are compared beyond this, so that 0.1 + 0.2 is not more than 0.3. */
const NOISE = 1e-9;

interface Rule {
  readonly of: readonly QuantityName[];
  /** Whether the values, in their order and the units of their quantities, fit each other. */
  readonly fits: (values: readonly number[]) => boolean;
  /** Found in the ill too: a person need not be told of it, but nothing goes out by rule. */
  readonly onlyByRule?: true;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** The last of the quantities is the whole, which the others are parts of. */
function partsOfWhole(...of: readonly QuantityName[]): Rule {
  return { of, fits: (values) => sumOf(values.slice(0, -1)) <= (values.at(-1) ?? 0) + NOISE };
}

/** What values of one person and moment must hold of each other (facts 2.7, autoverification). */
const RULES = {
  differential: {
    of: ['neutrophils', 'lymphocytes', 'monocytes', 'eosinophils', 'basophils'],
    // A whole per cent is a cell counted twice; less may be rounding.
    fits: (values) => Math.abs(sumOf(values) - 100) < 1 - NOISE,
  },
  threeTimesHb: {
    of: ['haemoglobin', 'haematocrit'],
    fits: ([hb = 0, hct = 0]) => Math.abs(hb * 3 - hct) <= 3 + NOISE,
  },
  // Mean cell haemoglobin concentration of 30 to 37 g/dL.
  concentration: {
    of: ['haemoglobin', 'haematocrit'],
    fits: ([hb = 0, hct = 0]) => hb * 100 >= hct * 30 - NOISE && hb * 100 <= hct * 37 + NOISE,
    onlyByRule: true,
  },
  anionGap: {
    of: ['sodium', 'chloride', 'bicarbonate'],
    fits: ([na = 0, cl = 0, hco3 = 0]) => na - cl - hco3 >= 3 - NOISE && na - cl - hco3 <= 20 + NOISE,
    onlyByRule: true,
  },
  directBilirubin: partsOfWhole('directBilirubin', 'totalBilirubin'),
  albumin: partsOfWhole('albumin', 'protein'),
  hdlAndLdl: partsOfWhole('hdl', 'ldl', 'cholesterol'),
  freePsa: partsOfWhole('freePsa', 'totalPsa'),
  iron: partsOfWhole('iron', 'ironBinding'),
} as const satisfies Record<string, Rule>;
export type ConsistencyRule = keyof typeof RULES;
export const CONSISTENCY_RULES = Object.keys(RULES).filter((name): name is ConsistencyRule => name in RULES);

/** Values that do not fit each other. */
export interface Inconsistency<Value extends ComparedValue = ComparedValue> {
  readonly rule: ConsistencyRule;
  /** The bill tests that the values are of. */
  readonly billTestIds: readonly string[];
  /** In the order of the rule. */
  readonly values: readonly Value[];
}

interface Place<Value extends ComparedValue> {
  readonly billTestId: string;
  readonly value: Value;
  /** In the unit of its quantity. */
  readonly amount: number;
}

function isOf(value: ComparedValue, { loinc, code }: Quantity): boolean {
  return value.loinc === null ? code.includes(value.code) : loinc.includes(value.loinc);
}

function amountOf(value: ComparedValue, { ucum, molarMass }: Quantity): number | null {
  if (value.numeric === null || value.ucum === null) return null;
  const way = knownWay(value.ucum, { ucum, loinc: value.loinc, molarMass });
  return way === null ? null : roundHalfAway(value.numeric * way.factor + way.offset, 9);
}

function placesOf<Value extends ComparedValue>(
  tests: readonly ComparedTest<Value>[],
  of: Quantity,
): Place<Value>[] {
  return tests.flatMap(({ billTestId, parameters }) =>
    parameters.flatMap((value) => {
      const amount = isOf(value, of) ? amountOf(value, of) : null;
      return amount === null ? [] : [{ billTestId, value, amount }];
    }),
  );
}

/** The places that a rule compares for one test: its own where it has them, else the first of the bill; null when one is nowhere. */
function compared<Value extends ComparedValue>(
  places: readonly (readonly Place<Value>[])[],
  billTestId: string,
): readonly Place<Value>[] | null {
  const found = places.flatMap((own) => own.find((place) => place.billTestId === billTestId) ?? own[0] ?? []);
  const isOwn = found.some((place) => place.billTestId === billTestId);
  return isOwn && found.length === places.length ? found : null;
}

/**
 * Values of the tests of one bill that cannot all be right: parts that are more than their whole, a differential that is 1 % or more beside 100 %,
 * a haemoglobin that is no third of its haematocrit ± 3. Units are taken into account; what has no number is not compared.
 */
export function inconsistenciesOf<Value extends ComparedValue>(
  tests: readonly ComparedTest<Value>[],
): Inconsistency<Value>[] {
  return brokenRules(
    tests,
    CONSISTENCY_RULES.filter((rule) => !('onlyByRule' in RULES[rule])),
  );
}

/** The same, and what an ill person may have as well: a concentration of haemoglobin beyond 30 to 37 g/dL, an anion gap beyond 3 to 20 mmol/L. */
export function misfitsForRelease<Value extends ComparedValue>(
  tests: readonly ComparedTest<Value>[],
): Inconsistency<Value>[] {
  return brokenRules(tests, CONSISTENCY_RULES);
}

function brokenRules<Value extends ComparedValue>(
  tests: readonly ComparedTest<Value>[],
  rules: readonly ConsistencyRule[],
): Inconsistency<Value>[] {
  const found = new Map<string, Inconsistency<Value>>();
  for (const rule of rules) {
    const { of, fits }: Rule = RULES[rule];
    const places = of.map((name) => placesOf(tests, QUANTITIES[name]));
    for (const { billTestId } of tests) {
      const those = compared(places, billTestId);
      if (those === null || fits(those.map(({ amount }) => amount))) continue;
      const billTestIds = [...new Set(those.map((place) => place.billTestId))];
      const values = those.map(({ value }) => value);
      const key = [rule, ...those.map((place) => `${place.billTestId} ${place.value.code}`)].join(' ');
      found.set(key, { rule, billTestIds, values });
    }
  }
  return [...found.values()];
}
