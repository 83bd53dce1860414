import { ALERT_DESKS } from '@nidan/domain/culture/alert-organisms';
import { ISSUE_KINDS } from '@nidan/domain/culture/culture-block';
import { GROWTH_QUANTITIES } from '@nidan/domain/culture/growth-quantity';
import { BREAKPOINT_CONVENTIONS, SUSCEPTIBILITY_METHODS } from '@nidan/domain/susceptibility/breakpoint';
import { RESISTANCE_FINDINGS } from '@nidan/domain/susceptibility/expert-rules';
import { SUSCEPTIBILITY_CATEGORIES, UNJUDGED_BECAUSE } from '@nidan/domain/susceptibility/interpret';
import { type Static, Type } from 'typebox';
import { Can, closed, Id, Instant, nullable, Version } from '../../kernel/shapes.ts';
import { PatientBrief } from '../../people/patients/patient-brief.ts';

export const Method = Type.Enum([...SUSCEPTIBILITY_METHODS]);
export const Category = Type.Enum([...SUSCEPTIBILITY_CATEGORIES]);
export const Finding = Type.Enum([...RESISTANCE_FINDINGS]);
export const Quantity = Type.Enum([...GROWTH_QUANTITIES]);
export const Convention = Type.Enum([...BREAKPOINT_CONVENTIONS]);
const CodedName = closed({ id: Id, code: Type.String(), name: Type.String() });
const State = closed({ state: Type.String(), stateLabel: Type.String() });

/** The row of a table that a value is held against. MICs in mg/L, zones in mm. */
export const BreakpointView = closed({
  breakpointId: Id,
  document: Type.String(),
  guideline: Type.String(),
  year: Type.Integer(),
  convention: Convention,
  organism: Type.String(),
  site: Type.String(),
  potency: Type.String(),
  susceptible: Type.Number(),
  resistant: nullable(Type.Number()),
  isDoseDependent: Type.Boolean(),
  source: Type.String(),
});
export type BreakpointView = Static<typeof BreakpointView>;

const WhyView = closed({ code: Type.String(), reason: Type.String() });

/** A medicine of an isolate by one method: tested, or one that the table has a breakpoint for. */
export const SusceptibilityLine = closed({
  medicine: CodedName,
  group: Type.String(),
  /** 'oral, IV'. */
  routes: Type.String(),
  method: Method,
  potency: Type.String(),
  /** As it was typed; null: not tested. */
  raw: nullable(Type.String()),
  breakpoint: nullable(BreakpointView),
  measured: nullable(Category),
  why: nullable(Type.Enum([...UNJUDGED_BECAUSE])),
  rule: nullable(closed({ code: Type.String(), reason: Type.String(), source: Type.String() })),
  category: nullable(Category),
  overruled: nullable(Category),
  overruleReason: nullable(Type.String()),
  /** The cascade that keeps it from the report unless a person prints it. */
  heldBack: nullable(WhyView),
  /** Chosen by a person; null: as the cascades have it. */
  isPrinted: nullable(Type.Boolean()),
  /** Whether the report shows it. */
  prints: Type.Boolean(),
  /** Versions of the value that were written. */
  versions: Type.Integer(),
});
export type SusceptibilityLine = Static<typeof SusceptibilityLine>;

/** What a line says of a medicine that was not tested. */
export const NOT_TESTED = {
  raw: null,
  breakpoint: null,
  measured: null,
  why: null,
  rule: null,
  category: null,
  overruled: null,
  overruleReason: null,
  heldBack: null,
  isPrinted: null,
  prints: false,
  versions: 0,
} as const satisfies Partial<SusceptibilityLine>;

export const IsolateView = closed({
  isolateId: Id,
  isolateNo: Type.Integer(),
  organism: CodedName,
  family: Type.String(),
  quantity: Quantity,
  significance: Type.String(),
  findings: Type.Array(Finding),
  note: Type.String(),
  identifiedAt: Instant,
  identifiedBy: Type.String(),
  /** By class and name. */
  lines: Type.Array(SusceptibilityLine),
});
export type IsolateView = Static<typeof IsolateView>;

export const ReadingView = closed({
  readingNo: Type.Integer(),
  hours: Type.Integer(),
  dueAt: Instant,
  readAt: nullable(Instant),
  readBy: nullable(Type.String()),
  hasGrowth: nullable(Type.Boolean()),
  seen: Type.String(),
});
export type ReadingView = Static<typeof ReadingView>;

export const CultureAlertView = closed({
  alertId: Id,
  organism: Type.String(),
  desk: Type.Enum([...ALERT_DESKS]),
  reason: Type.String(),
  openedAt: Instant,
  toldTo: nullable(Type.String()),
  toldAt: nullable(Instant),
  toldBy: nullable(Type.String()),
});
export type CultureAlertView = Static<typeof CultureAlertView>;

const Block = closed({
  kind: Type.Enum([...ISSUE_KINDS]),
  issueNo: Type.Integer(),
  facts: Type.Array(closed({ label: Type.String(), text: Type.String() })),
  isolates: Type.Array(
    closed({
      no: Type.Integer(),
      name: Type.String(),
      short: Type.String(),
      quantity: Type.String(),
      note: Type.String(),
    }),
  ),
  groups: Type.Array(
    closed({
      name: Type.String(),
      rows: Type.Array(
        closed({
          medicine: Type.String(),
          routes: Type.String(),
          cells: Type.Array(
            nullable(closed({ value: Type.String(), method: Method, category: nullable(Category) })),
          ),
        }),
      ),
    }),
  ),
  guidelines: Type.Array(Type.String()),
  meansExposure: Type.Boolean(),
  comment: Type.String(),
  issuedAt: Instant,
  issuedBy: Type.String(),
  tells: Type.Array(Type.String()),
});

/** A culture as the bench sees it, with the block that would be issued now. */
export const CultureView = closed({
  caseId: Id,
  billId: Id,
  labNo: Type.String(),
  billTestId: Id,
  test: CodedName,
  testState: Type.String(),
  barcode: nullable(Type.String()),
  patient: PatientBrief,
  ...State.properties,
  specimen: CodedName,
  site: Type.String(),
  isScreening: Type.Boolean(),
  isSymptomatic: Type.Boolean(),
  collectedAt: nullable(Instant),
  receivedAt: Instant,
  receivedBy: Type.String(),
  media: Type.Array(Type.String()),
  /** What the plan of the specimen has. */
  plan: closed({ media: Type.Array(Type.String()), incubation: Type.String() }),
  inoculatedAt: nullable(Instant),
  incubation: Type.String(),
  incubatedAt: nullable(Instant),
  gram: Type.String(),
  direct: Type.String(),
  comment: Type.String(),
  dueAt: nullable(Instant),
  /** When the clock proposed that nothing grew. */
  proposedAt: nullable(Instant),
  readings: Type.Array(ReadingView),
  isolates: Type.Array(IsolateView),
  alerts: Type.Array(CultureAlertView),
  issues: Type.Array(
    closed({
      issueNo: Type.Integer(),
      kind: Type.Enum([...ISSUE_KINDS]),
      issuedAt: Instant,
      issuedBy: Type.String(),
    }),
  ),
  /** The table in use; null: the lab has none. */
  guideline: nullable(closed({ setId: Id, document: Type.String(), guideline: Type.String() })),
  block: Block,
  version: Version,
  can: Can,
});
export type CultureView = Static<typeof CultureView>;

/** A culture in a list; without a case it waits to be received. */
export const CultureRow = closed({
  billTestId: Id,
  caseId: nullable(Id),
  billId: Id,
  labNo: Type.String(),
  barcode: nullable(Type.String()),
  patient: PatientBrief,
  test: CodedName,
  specimen: Type.String(),
  ...State.properties,
  /** Its tube is in the laboratory, and its department has not scanned it in: that comes before it is received. */
  isAwaited: Type.Boolean(),
  /** When it came to the bench, or its bill was made. */
  since: Instant,
  dueAt: nullable(Instant),
  proposedAt: nullable(Instant),
  /** Names of its isolates in their order. */
  organisms: Type.Array(Type.String()),
  openAlerts: Type.Integer(),
});
export type CultureRow = Static<typeof CultureRow>;

export const BreakpointSetView = closed({
  setId: Id,
  guideline: Type.String(),
  year: Type.Integer(),
  document: Type.String(),
  convention: Convention,
  isDelivered: Type.Boolean(),
  isInUse: Type.Boolean(),
  rows: Type.Integer(),
  addedAt: Instant,
  addedBy: Type.String(),
  version: Version,
});
export type BreakpointSetView = Static<typeof BreakpointSetView>;
