import type { Module } from '../access/modules.ts';
import { PERMISSION } from '../access/permission-bits.ts';
import { billTest, type BillTestState } from '../status-sets/lab/bill-test.ts';
import { reportDispatch, type ReportDispatchState } from '../status-sets/lab/report-dispatch.ts';
import { heldLines } from './report-readiness.ts';

/** What a report passes on its way to the reader, in this order. */
export const REPORT_STEPS = [
  'collect',
  'accession',
  'accessionInDepartment',
  'results',
  'check',
  'package',
  'release',
  'account',
  'dues',
  'dispatch',
] as const;
export type ReportStep = (typeof REPORT_STEPS)[number];

/** Right that moves a report on from each step; null where the lab's own people cannot. */
export const STEP_RIGHTS: Readonly<
  Record<ReportStep, { readonly module: Module; readonly bits: number } | null>
> = {
  collect: { module: 'samples', bits: PERMISSION.update },
  accession: { module: 'samples', bits: PERMISSION.update },
  accessionInDepartment: { module: 'samples', bits: PERMISSION.update },
  results: { module: 'results', bits: PERMISSION.update },
  check: { module: 'authorise', bits: PERMISSION.update },
  package: { module: 'authorise', bits: PERMISSION.update },
  release: { module: 'reports', bits: PERMISSION.create },
  account: null,
  dues: { module: 'payments', bits: PERMISSION.create },
  dispatch: { module: 'reports', bits: PERMISSION.update },
};

/** Passed; the first that something waits at; what comes after it. */
export type StepStanding = 'done' | 'here' | 'ahead';

export interface WaitingPart {
  /** Test or package; empty when the whole report waits. */
  readonly name: string;
  /** In words. */
  readonly why: string;
}

export interface ReportPathStep {
  readonly step: ReportStep;
  readonly standing: StepStanding;
  readonly waiting: readonly WaitingPart[];
}

export interface TestOnPath {
  readonly name: string;
  readonly state: BillTestState;
  readonly stateBeforeHold: BillTestState | null;
  /** Received by the lab; where the department accessions for itself it still waits there. */
  readonly isAccessioned: boolean;
  readonly line: { readonly lineId: string; readonly name: string; readonly restricted: boolean };
  /** Shown by the latest released revision. */
  readonly isReleased: boolean;
}

export interface ReportOnPath {
  /** Cancelled ones left out. */
  readonly tests: readonly TestOnPath[];
  /** Why the account of the lab lets no report out; null when it does. */
  readonly accountBlock: string | null;
  /** What dues keep it back, in words; null when none do. */
  readonly duesBlock: string | null;
  /** The released revision on its way; null before a release. */
  readonly dispatch: { readonly state: ReportDispatchState; readonly holdReason: string | null } | null;
}

const AT: Readonly<
  Record<Exclude<BillTestState, 'naccessioned' | 'onHold' | 'canceled'>, ReportStep | null>
> = {
  ncollected: 'collect',
  pending: 'results',
  deptaccessioned: 'results',
  partial: 'results',
  rerun: 'results',
  outsourced: 'results',
  completed: 'check',
  checked: null,
};

function stepOf({ state, stateBeforeHold, isAccessioned }: TestOnPath): ReportStep | null {
  const own = state === 'onHold' ? (stateBeforeHold ?? 'pending') : state;
  if (own === 'naccessioned') return isAccessioned ? 'accessionInDepartment' : 'accession';
  return own === 'onHold' || own === 'canceled' ? null : AT[own];
}

function partsAtWork(tests: readonly TestOnPath[]): Map<ReportStep, WaitingPart[]> {
  const parts = new Map<ReportStep, WaitingPart[]>();
  for (const test of tests) {
    const step = stepOf(test);
    if (step === null) continue;
    const part = { name: test.name, why: billTest.labelOf(test.state) };
    parts.set(step, [...(parts.get(step) ?? []), part]);
  }
  return parts;
}

/** Packages that keep their checked tests back until the last of them is checked (spec §5), each with what it waits for. */
function packagesWaiting(tests: readonly TestOnPath[], held: ReadonlySet<string>): WaitingPart[] {
  return [...Map.groupBy(tests, ({ line }) => line.lineId)].flatMap(([lineId, own]) => {
    const [first] = own;
    if (first === undefined || !held.has(lineId) || !own.some(({ state }) => state === 'checked')) return [];
    const open = own.filter(({ state }) => state !== 'checked').map(({ name }) => name);
    return [{ name: first.line.name, why: `waits for ${open.join(', ')}` }];
  });
}

/** The whole report waits, for this reason. */
function whole(why: string | null): WaitingPart[] {
  return why === null ? [] : [{ name: '', why }];
}

function afterRelease({ dispatch, accountBlock, duesBlock }: ReportOnPath): [ReportStep, WaitingPart[]][] {
  const isOut = dispatch?.state === 'dispatched';
  if (dispatch === null || isOut) return [];
  const label = reportDispatch.labelOf(dispatch.state);
  const held = dispatch.holdReason === null ? label : `${label}: ${dispatch.holdReason}`;
  return [
    ['account', whole(accountBlock)],
    ['dues', whole(duesBlock)],
    ['dispatch', whole(held)],
  ];
}

/**
 * Why a report is not out: every step of its way, the first one that something waits at marked, each with what waits there
 * and why. All `done` when it is with the reader.
 */
export function reportPath(report: ReportOnPath): ReportPathStep[] {
  const { tests } = report;
  const waiting = partsAtWork(tests);
  const held = heldLines(tests);
  waiting.set('package', packagesWaiting(tests, held));
  const ready = tests.filter(
    ({ state, isReleased, line }) => state === 'checked' && !isReleased && !held.has(line.lineId),
  );
  waiting.set(
    'release',
    ready.map(({ name }) => ({ name, why: 'checked, not released' })),
  );
  for (const [step, parts] of afterRelease(report)) waiting.set(step, parts);
  const first = REPORT_STEPS.findIndex((step) => (waiting.get(step)?.length ?? 0) > 0);
  const isAllOut = first === -1 && report.dispatch?.state === 'dispatched';
  return REPORT_STEPS.map((step, at) => {
    const parts = waiting.get(step) ?? [];
    if (isAllOut || at < first) return { step, standing: 'done', waiting: parts };
    return { step, standing: at === first ? 'here' : 'ahead', waiting: parts };
  });
}
