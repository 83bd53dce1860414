import type { SusceptibilityCategory } from './interpret.ts';

/** What was found of an isolate beside its values. */
export const RESISTANCE_FINDINGS = [
  'ESBL',
  'AmpC',
  'carbapenemase',
  'MRSA',
  'VRE',
  'D-test',
  'HLGR',
] as const;
export type ResistanceFinding = (typeof RESISTANCE_FINDINGS)[number];

/** A rule of experts as data: where it applies and what it makes of which medicines. */
export interface ExpertRule {
  readonly code: string;
  /** Organism, genus, family or group that it is for, any of them. */
  readonly organisms: readonly string[];
  /** Null: intrinsic, whatever was found. */
  readonly finding: ResistanceFinding | null;
  /** Medicines and groups of medicines that it makes resistant. */
  readonly resistant: readonly string[];
  /** Those of these groups that it leaves as they are. */
  readonly except: readonly string[];
  /** What is said beside the result. */
  readonly reason: string;
  readonly source: string;
}

/** A medicine of an isolate before and after the rules. */
export interface JudgedMedicine {
  readonly medicine: string;
  readonly group: string;
  /** As the breakpoints have it; null: nothing can be said. */
  readonly measured: SusceptibilityCategory | null;
  readonly category: SusceptibilityCategory | null;
  /** The rule that changed it; null: none did. */
  readonly rule: ExpertRule | null;
}

interface IsolateOfRules {
  /** Codes of the organism by every rank. */
  readonly organism: readonly string[];
  readonly findings: readonly ResistanceFinding[];
}

/** Rules that apply to an isolate. */
function rulesOf(rules: readonly ExpertRule[], { organism, findings }: IsolateOfRules): ExpertRule[] {
  return rules.filter(
    ({ organisms, finding }) =>
      organisms.some((code) => organism.includes(code)) && (finding === null || findings.includes(finding)),
  );
}

/** Applies rules of experts: they make resistant what was measured otherwise, and never the other way round. */
export function applyExpertRules(
  rules: readonly ExpertRule[],
  isolate: IsolateOfRules,
  medicines: readonly Pick<JudgedMedicine, 'medicine' | 'group' | 'measured'>[],
): JudgedMedicine[] {
  const applying = rulesOf(rules, isolate);
  return medicines.map((one) => {
    const rule = applying.find(
      ({ resistant, except }) =>
        (resistant.includes(one.medicine) || resistant.includes(one.group)) && !except.includes(one.medicine),
    );
    const isChanged = rule !== undefined && one.measured !== 'R';
    return { ...one, category: isChanged ? 'R' : one.measured, rule: isChanged ? rule : null };
  });
}

/** Medicines of one cascade: those of a later tier are reported only when all tested ones of the tier before are resistant. */
export interface Cascade {
  readonly tiers: readonly (readonly string[])[];
}

/** Medicines that a cascade keeps from the report; they stay with the isolate. */
export function suppressedBy(
  cascades: readonly Cascade[],
  medicines: readonly Pick<JudgedMedicine, 'medicine' | 'category'>[],
): ReadonlySet<string> {
  const categoryOf = new Map(medicines.map(({ medicine, category }) => [medicine, category]));
  const isNeeded = (tier: readonly string[]): boolean => {
    const tested = tier.filter((medicine) => categoryOf.has(medicine));
    return tested.every((medicine) => categoryOf.get(medicine) === 'R');
  };
  return new Set(
    cascades.flatMap(({ tiers }) =>
      tiers.flatMap((tier, at) =>
        tiers.slice(0, at).every(isNeeded) ? [] : tier.filter((medicine) => categoryOf.has(medicine)),
      ),
    ),
  );
}
