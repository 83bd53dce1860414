import type { FaultKind } from './find-fault.ts';
import type { FuzzReport } from './fuzz-app.ts';

interface FuzzFigure {
  readonly name: string;
  readonly value: number;
  readonly target?: string;
  readonly ok?: boolean;
  readonly detail?: Readonly<Record<string, number>>;
}

/** Several runs as one. */
export function joinReports(reports: readonly FuzzReport[]): FuzzReport {
  const statuses = new Map<number, number>();
  for (const [status, count] of reports.flatMap((report) => [...report.statuses]))
    statuses.set(status, (statuses.get(status) ?? 0) + count);
  return {
    requests: reports.reduce((sum, report) => sum + report.requests, 0),
    statuses,
    slowestMs: Math.max(0, ...reports.map((report) => report.slowestMs)),
    faults: reports.flatMap(({ faults }) => faults),
    answered: new Set(reports.flatMap(({ answered }) => [...answered])),
    offences: reports.flatMap(({ offences }) => offences),
  };
}

const KINDS: Readonly<Record<FaultKind, string>> = {
  'status 500 or more': 'answers_of_500',
  'no answer in 5 s': 'hangs',
  'outside its schema': 'answers_outside_schema',
  'shows how it is built': 'answers_showing_insides',
};

function gate(name: string, value: number): FuzzFigure {
  return { name, value, target: '0', ok: value === 0 };
}

/** The figures of a run; those with a target are gates. */
export function fuzzFigures(
  report: FuzzReport,
  { seed, seconds, routes }: { seed: number; seconds: number; routes: number },
): FuzzFigure[] {
  const statuses = [...report.statuses].toSorted(([one], [other]) => one - other);
  return [
    { name: 'requests', value: report.requests, detail: { seed, seconds: Math.round(seconds) } },
    { name: 'answers', value: report.requests, detail: Object.fromEntries(statuses) },
    { name: 'routes_that_did_what_was_asked', value: report.answered.size, detail: { of: routes } },
    { name: 'slowest_ms', value: Math.round(report.slowestMs) },
    ...Object.entries(KINDS).map(([kind, name]) =>
      gate(name, report.faults.filter((fault) => fault.kind === kind).length),
    ),
    gate(
      'rows_that_break_invariants',
      report.offences.reduce((sum, { count }) => sum + count, 0),
    ),
  ];
}
