import { isSeriousFinding } from '../autoverification/serious-findings.ts';
import type { Language } from '../enumerations/bills.ts';
import { textIn } from '../report-templates/template-content.ts';
import type { ReportSnapshot, SnapshotResult } from '../reports/report-snapshot.ts';
import { ORGAN_GROUPS, organGroupOf, type OrganGroup } from './organ-groups.ts';
import type {
  GroupSum,
  SmartCard,
  SmartContent,
  SmartOther,
  SmartPoint,
  SmartTrend,
  WheelMark,
} from './smart-content.ts';
import { SMART_RULES, type SmartRule } from './smart-rules.ts';

/** Cards at most (documents README, "Smart report") unless more values are critical, trends at most. */
const MOST_CARDS = 5;
const MOST_TRENDS = 6;
const MOST_QUESTIONS = 6;
/** Two visits and the one of today make a trend. */
const LEAST_POINTS = 2;

/** What is known of a parameter beside the report. */
export interface KnownParameter {
  readonly code: string;
  readonly loinc: string | null;
  /** In the language of the smart report; undefined where the lab has none. */
  readonly localName: string | undefined;
}

export interface ExplainInput {
  readonly snapshot: Pick<ReportSnapshot, 'tests' | 'collectedAt' | 'releasedAt' | 'status'>;
  readonly language: Language;
  readonly parameterOf: (parameterId: string) => KnownParameter | undefined;
  /** Values of earlier released reports of the person, oldest first, in the unit of today. */
  readonly earlierOf: (parameterId: string) => readonly SmartPoint[];
  /** Whether a pathologist of the lab has approved these words of a rule. */
  readonly isApproved: (rule: SmartRule) => boolean;
}

interface Shown {
  readonly result: SnapshotResult;
  readonly known: KnownParameter;
  readonly group: OrganGroup;
  readonly numeric: number;
  readonly lies: WheelMark['lies'];
}

/** Values that a smart report shows: numbers that an interval judged, none of a finding that a person is told by a person (HIV among them). */
function shownResults({ snapshot, parameterOf }: ExplainInput): Shown[] {
  return snapshot.tests.flatMap(({ results }) =>
    results.flatMap((result): Shown[] => {
      const known = parameterOf(result.parameterId);
      const group = known === undefined || isSeriousFinding(known) ? null : organGroupOf(known.code);
      const numeric = Number(result.value);
      const isJudged = result.low !== null || result.high !== null;
      if (
        known === undefined ||
        group === null ||
        result.value === null ||
        !isJudged ||
        Number.isNaN(numeric)
      )
        return [];
      const { flag } = result;
      if (flag === 'A' || flag === 'AA') return [];
      const lies = flag === null ? 'in' : flag.startsWith('L') ? 'low' : 'high';
      return [{ result, known, group, numeric, lies }];
    }),
  );
}

function isCritical({ result: { flag } }: Shown): boolean {
  return flag === 'LL' || flag === 'HH';
}

/** How far a value lies from its interval, in widths of it; the interval from 0 has its upper limit as its width. */
function widthsBeyond({ result: { low, high }, numeric, lies }: Shown): number {
  if (lies === 'in') return 0;
  const width = (high ?? (low ?? 0) * 2) - (low ?? 0);
  const beyond = lies === 'low' ? (low ?? 0) - numeric : numeric - (high ?? 0);
  return width <= 0 ? 1 : Math.max(beyond / width, 0.05);
}

function distanceOf(shown: Shown): number {
  return Math.min(widthsBeyond(shown), 1);
}

function nameOf({ result, known }: Shown): string {
  return known.localName ?? result.name;
}

function cardOf(input: ExplainInput, shown: Shown): { card: SmartCard; rule: SmartRule | null } | null {
  const { result, known, lies } = shown;
  if (lies === 'in') return null;
  const critical = isCritical(shown);
  const rule = critical
    ? undefined
    : SMART_RULES.find((one) => one.parameter === known.code && one.lies === lies && input.isApproved(one));
  if (!critical && rule === undefined) return null;
  const { parameterId, value, unit, low, high } = result;
  const card: SmartCard = {
    parameterId,
    name: nameOf(shown),
    value: value ?? '',
    unit,
    low,
    high,
    lies,
    critical,
    says: rule === undefined ? null : textIn(input.language, rule.says),
    rule: rule === undefined ? null : { ruleId: rule.ruleId, ruleVersion: rule.ruleVersion },
  };
  return { card, rule: rule ?? null };
}

/** Every value outside its interval that no card shows, critical ones first, without findings that a person is told by a person. */
function othersOf({ snapshot, parameterOf }: ExplainInput, cards: readonly SmartCard[]): SmartOther[] {
  const carded = new Set(cards.map(({ parameterId }) => parameterId));
  const others = snapshot.tests.flatMap(({ results }) =>
    results.flatMap((result): SmartOther[] => {
      const { parameterId, flag, value, unit, low, high } = result;
      const known = parameterOf(parameterId);
      if (flag === null || value === null || known === undefined) return [];
      if (carded.has(parameterId) || isSeriousFinding(known)) return [];
      const lies = flag.startsWith('A') ? 'abnormal' : flag.startsWith('L') ? 'low' : 'high';
      const name = known.localName ?? result.name;
      return [{ parameterId, name, value, unit, low, high, lies, critical: flag.length === 2 }];
    }),
  );
  return others.toSorted((a, b) => Number(b.critical) - Number(a.critical));
}

function groupSums(shown: readonly Shown[]): GroupSum[] {
  return ORGAN_GROUPS.flatMap((group) => {
    const own = shown.filter((one) => one.group === group);
    if (own.length === 0) return [];
    return [{ group, outside: own.filter(({ lies }) => lies !== 'in').length, of: own.length }];
  });
}

function trendsOf(input: ExplainInput, shown: readonly Shown[]): SmartTrend[] {
  const at = input.snapshot.collectedAt ?? input.snapshot.releasedAt;
  return shown.flatMap((one): SmartTrend[] => {
    const { parameterId, unit, low, high, value } = one.result;
    const now = { value: value ?? '', numeric: one.numeric, at, inside: one.lies === 'in' };
    const points = [...input.earlierOf(parameterId), now].slice(-MOST_TRENDS);
    if (points.length < LEAST_POINTS || isCritical(one)) return [];
    return [{ parameterId, name: nameOf(one), unit, low, high, points }];
  });
}

/**
 * A released report in plain words: what lies where, what to look at first, how it moved. A sentence is said only by a rule that is approved in the lab,
 * and keeps the rule and the value that it stands on; a critical value is never explained, it has fixed words.
 */
export function explainReport(input: ExplainInput): SmartContent {
  const shown = shownResults(input);
  const urgent = shown.toSorted(
    (a, b) => Number(isCritical(b)) - Number(isCritical(a)) || widthsBeyond(b) - widthsBeyond(a),
  );
  const told = urgent
    .flatMap((one) => cardOf(input, one) ?? [])
    .filter(({ card }, index) => card.critical || index < MOST_CARDS);
  const cards = told.map(({ card }) => card);
  const questions = told.flatMap(({ rule }) =>
    rule === null ? [] : [{ text: textIn(input.language, rule.asks), ruleId: rule.ruleId }],
  );
  return {
    language: input.language,
    wheel: shown
      .map((one) => ({ group: one.group, lies: one.lies, distance: distanceOf(one) }))
      .toSorted((a, b) => ORGAN_GROUPS.indexOf(a.group) - ORGAN_GROUPS.indexOf(b.group)),
    groups: groupSums(shown),
    cards,
    others: othersOf(input, cards),
    provisional: input.snapshot.status === 'PROVISIONAL',
    trends: trendsOf(input, urgent).slice(0, MOST_TRENDS),
    questions: questions.slice(0, MOST_QUESTIONS),
  };
}
