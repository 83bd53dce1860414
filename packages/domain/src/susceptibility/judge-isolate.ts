import {
  type Breakpoint,
  breakpointFor,
  type BreakpointTable,
  type IsolateAsked,
  type SusceptibilityMethod,
} from './breakpoint.ts';
import { applyExpertRules, type ExpertRule, type ResistanceFinding, suppressedBy } from './expert-rules.ts';
import type { CascadeOfOrganisms } from './cascades.ts';
import {
  type Interpretation,
  interpretMic,
  interpretZone,
  type SusceptibilityCategory,
  type UnjudgedBecause,
} from './interpret.ts';
import { readMeasured } from './measured-value.ts';

/** What was measured of a medicine. */
export interface TestedMedicine {
  readonly medicine: string;
  /** Code of its group in the masters. */
  readonly group: string;
  readonly method: SusceptibilityMethod;
  /** Load of the disk; empty for a MIC. */
  readonly potency: string;
  /** As it was typed. */
  readonly raw: string;
  /** Said by a person over what was worked out; null: nobody did. */
  readonly overruled: SusceptibilityCategory | null;
}

export interface JudgedValue<Row extends Breakpoint> {
  readonly medicine: string;
  readonly method: SusceptibilityMethod;
  /** The row that it was held against; null: the table has none. */
  readonly breakpoint: Row | null;
  readonly measured: SusceptibilityCategory | null;
  /** Why nothing can be said by the table; null where something is. */
  readonly why: UnjudgedBecause | null;
  readonly rule: ExpertRule | null;
  /** After the rules and what a person said. */
  readonly category: SusceptibilityCategory | null;
  /** The cascade that keeps it from the report; null: none does. */
  readonly heldBack: CascadeOfOrganisms | null;
}

export interface IsolateToJudge {
  readonly organism: IsolateAsked['organism'];
  readonly site: string;
  readonly findings: readonly ResistanceFinding[];
}

export interface SusceptibilityContent<Row extends Breakpoint> {
  readonly table: BreakpointTable<Row>;
  readonly rules: readonly ExpertRule[];
  readonly cascades: readonly CascadeOfOrganisms[];
}

function interpret(row: Breakpoint | null, { method, raw }: TestedMedicine): Interpretation {
  const read = readMeasured(method, raw);
  if (!read.ok) return { category: null, why: 'no-breakpoint' };
  return read.value.method === 'mic' ? interpretMic(row, read.value.mic) : interpretZone(row, read.value.mm);
}

/**
 * Verdicts of an isolate, one for each medicine in their order: by the table of breakpoints, then by the rules of experts, which only ever
 * make resistant, then by what a person said; last which of them a cascade keeps from the report (facts 2.8).
 */
export function judgeIsolate<Row extends Breakpoint>(
  { table, rules, cascades }: SusceptibilityContent<Row>,
  { organism, site, findings }: IsolateToJudge,
  tested: readonly TestedMedicine[],
): JudgedValue<Row>[] {
  const codes = Object.values(organism);
  const held = tested.map((one) => {
    const breakpoint = breakpointFor(table, { ...one, organism, site });
    const found = interpret(breakpoint, one);
    return { breakpoint, measured: found.category, why: found.category === null ? found.why : null };
  });
  const asked = tested.map(({ medicine, group }, at) => ({
    medicine,
    group,
    measured: held[at]?.measured ?? null,
  }));
  const ruled = applyExpertRules(rules, { organism: codes, findings }, asked);
  const after = ruled.map((one, at) => ({ ...one, category: tested[at]?.overruled ?? one.category }));
  const keptBack = cascades
    .filter(({ organisms }) => organisms.some((code) => codes.includes(code)))
    .map((cascade) => ({ cascade, medicines: suppressedBy([cascade], after) }));
  return after.map(({ medicine, rule, category }, at) => ({
    medicine,
    method: tested[at]?.method ?? 'mic',
    breakpoint: held[at]?.breakpoint ?? null,
    measured: held[at]?.measured ?? null,
    why: held[at]?.why ?? null,
    rule,
    category,
    heldBack: keptBack.find(({ medicines }) => medicines.has(medicine))?.cascade ?? null,
  }));
}
