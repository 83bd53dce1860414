import {
  NOT_TESTED,
  type BreakpointView,
  type SusceptibilityLine,
} from '@nidan/contract/lab/culture/culture-views';
import { ranksOf } from '@nidan/domain/culture/organism-ranks';
import {
  breakpointFor,
  type BreakpointTable,
  SUSCEPTIBILITY_METHODS,
  usualPotency,
} from '@nidan/domain/susceptibility/breakpoint';
import { CASCADES } from '@nidan/domain/susceptibility/cascades';
import { EXPERT_RULES } from '@nidan/domain/susceptibility/expert-content';
import { suppressedBy } from '@nidan/domain/susceptibility/expert-rules';
import type { LabBreakpoint } from './breakpoint-rows.ts';
import type { IsolateRow, MedicineRow } from './case.query.ts';
import type { StoredValue } from './susceptibility-rows.ts';

/** What the lines of an isolate are made of. */
export interface LinesSource {
  readonly medicines: readonly MedicineRow[];
  /** Of the table in use, for this organism. */
  readonly table: BreakpointTable<LabBreakpoint>;
  /** Also of former tables, by id. */
  readonly breakpoints: ReadonlyMap<string, LabBreakpoint>;
  readonly site: string;
  readonly values: readonly StoredValue[];
}

const ROUTES: Readonly<Record<string, string>> = {
  oral: 'oral',
  im: 'IM',
  iv: 'IV',
  topical: 'topical',
  inhaled: 'inhaled',
};

/** 'oral, IV'. */
function routesOf({ routes }: MedicineRow): string {
  return routes.map((route) => ROUTES[route] ?? route).join(', ');
}

function presentBreakpoint(row: LabBreakpoint | null | undefined): BreakpointView | null {
  if (row === null || row === undefined) return null;
  const {
    breakpointId,
    document,
    guideline,
    year,
    convention,
    site,
    potency,
    susceptible,
    resistant,
    source,
  } = row;
  return {
    breakpointId,
    document,
    guideline,
    year,
    convention,
    organism: row.organism.code,
    site,
    potency,
    susceptible,
    resistant,
    isDoseDependent: row.isDoseDependent,
    source,
  };
}

/** Codes of the organism by which rules and cascades are chosen. */
function codesOf({ organism, family }: IsolateRow): readonly string[] {
  return Object.values(ranksOf({ name: organism, family }));
}

/** The cascade that keeps a medicine of an isolate from its report. */
function keeperOf(
  isolate: IsolateRow,
  verdicts: readonly { readonly medicine: string; readonly category: StoredValue['category'] }[],
) {
  const codes = codesOf(isolate);
  const kept = CASCADES.filter(({ organisms }) => organisms.some((code) => codes.includes(code))).map(
    (cascade) => ({
      cascade,
      medicines: suppressedBy([cascade], verdicts),
    }),
  );
  return (medicine: string) => kept.find(({ medicines }) => medicines.has(medicine))?.cascade ?? null;
}

function ruleOf(code: string | null): SusceptibilityLine['rule'] {
  const rule = EXPERT_RULES.find((one) => one.code === code);
  return rule === undefined ? null : { code: rule.code, reason: rule.reason, source: rule.source };
}

function testedLines(
  isolate: IsolateRow,
  { medicines, breakpoints, values }: LinesSource,
): SusceptibilityLine[] {
  const byId = new Map(medicines.map((medicine) => [medicine.medicineId, medicine]));
  const own = values.flatMap((value) => {
    const medicine = byId.get(value.medicineId);
    return medicine === undefined || value.raw === null ? [] : [{ value, medicine }];
  });
  const keeper = keeperOf(
    isolate,
    own.map(({ value, medicine }) => ({ medicine: medicine.code, category: value.category })),
  );
  return own.map(({ value, medicine }): SusceptibilityLine => {
    const cascade = keeper(medicine.code);
    const heldBack = cascade === null ? null : { code: cascade.code, reason: cascade.reason };
    const { method, potency, raw, measured, why, category, overruled, overruleReason, isPrinted, version } =
      value;
    return {
      medicine: { id: medicine.medicineId, code: medicine.code, name: medicine.name },
      group: medicine.group,
      routes: routesOf(medicine),
      method,
      potency,
      raw,
      breakpoint: presentBreakpoint(breakpoints.get(value.breakpointId ?? '')),
      measured,
      why,
      rule: ruleOf(value.ruleCode),
      category,
      overruled,
      overruleReason,
      heldBack,
      isPrinted,
      prints: category !== null && (isPrinted ?? heldBack === null),
      versions: version,
    };
  });
}

/** Medicines that the table in use has a breakpoint for and that were not tested by that method. */
function panelLines(
  isolate: IsolateRow,
  { medicines, table, site, values }: LinesSource,
): SusceptibilityLine[] {
  const organism = ranksOf({ name: isolate.organism, family: isolate.family });
  return medicines.flatMap((medicine) =>
    SUSCEPTIBILITY_METHODS.flatMap((method): SusceptibilityLine[] => {
      const isTested = values.some(
        (value) => value.medicineId === medicine.medicineId && value.method === method && value.raw !== null,
      );
      if (isTested || !medicine.isEnabled) return [];
      const asked = { organism, medicine: medicine.code, method, site };
      const potency = usualPotency(table, asked);
      const breakpoint = breakpointFor(table, { ...asked, potency });
      if (breakpoint === null) return [];
      return [
        {
          medicine: { id: medicine.medicineId, code: medicine.code, name: medicine.name },
          group: medicine.group,
          routes: routesOf(medicine),
          method,
          potency,
          ...NOT_TESTED,
          breakpoint: presentBreakpoint(breakpoint),
        },
      ];
    }),
  );
}

/** The grid of an isolate: what was tested, and what could be; by class and name of the medicine. */
export function linesOfIsolate(isolate: IsolateRow, source: LinesSource): SusceptibilityLine[] {
  const order = new Map(source.medicines.map(({ medicineId }, at) => [medicineId, at]));
  const place = ({ medicine }: SusceptibilityLine): number => order.get(medicine.id) ?? 0;
  return [...testedLines(isolate, source), ...panelLines(isolate, source)].toSorted(
    (a, b) => place(a) - place(b) || (a.method === b.method ? 0 : a.method === 'mic' ? -1 : 1),
  );
}
