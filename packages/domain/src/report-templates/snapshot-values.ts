import { printedAgeSex } from '../documents/words/paper-phrases.ts';
import type { Language } from '../enumerations/bills.ts';
import type { ReportSnapshot, SnapshotResult, SnapshotTest } from '../reports/report-snapshot.ts';
import { intervalText } from '../reports/interval-text.ts';
import { formatDateTime } from '../time/indian-date.ts';
import type { TemplateValues } from './fill-template.ts';
import type { BlankCase, PageVariable } from './template-text.ts';

/** What of a revision the variables of a section stand for. */
export type FilledSnapshot = Pick<
  ReportSnapshot,
  | 'zone'
  | 'letterhead'
  | 'labNo'
  | 'patient'
  | 'doctor'
  | 'client'
  | 'collectedAt'
  | 'receivedAt'
  | 'releasedAt'
>;

const CASES: Readonly<Record<NonNullable<SnapshotResult['flag']>, BlankCase>> = {
  L: 'low',
  LL: 'low',
  H: 'high',
  HH: 'high',
  A: 'abnormal',
  AA: 'abnormal',
};

function caseOf(result: SnapshotResult): BlankCase | undefined {
  if (result.value === null) return undefined;
  if (result.flag !== null) return CASES[result.flag];
  // Nothing is called normal that no interval judged.
  return intervalText(result) === null ? undefined : 'normal';
}

interface ValuesInput {
  readonly snapshot: FilledSnapshot;
  readonly language: Language;
  /** The tests of the template on this report. */
  readonly tests: readonly SnapshotTest[];
  /** Code of a parameter by its id. */
  readonly codeOf: (parameterId: string) => string | undefined;
}

/** What the variables of a template stand for on a report. */
export function valuesOfSnapshot({ snapshot, language, tests, codeOf }: ValuesInput): TemplateValues {
  const results = new Map(
    tests.flatMap((test) =>
      test.results.map((result) => [codeOf(result.parameterId) ?? '', result] as const),
    ),
  );
  const moment = (instant: string | null): string | undefined =>
    instant === null ? undefined : formatDateTime(snapshot.zone, new Date(instant)).slice(0, 16);
  const { patient, letterhead, doctor, client } = snapshot;
  const page: Readonly<Record<PageVariable, string | undefined>> = {
    'lab.name': letterhead.labName,
    'patient.name': `${patient.title} ${patient.name}`.trim(),
    'patient.id': patient.patientCode,
    'patient.age_sex': printedAgeSex(language, patient.age, patient.sex),
    'bill.lab_id': snapshot.labNo,
    'doctor.name': doctor?.name,
    'centre.name': client === '' ? undefined : client,
    'sample.collected_at': moment(snapshot.collectedAt),
    'sample.received_at': moment(snapshot.receivedAt),
    'report.reported_at': moment(snapshot.releasedAt),
    'test.name': tests[0]?.localName ?? tests[0]?.name,
  };
  const known = new Map<string, string | undefined>(Object.entries(page));
  return {
    pageValue: (name) => known.get(name),
    resultValue: (code) => {
      const result = results.get(code);
      if (result === undefined || result.value === null) return undefined;
      return result.unit === '' ? result.value : `${result.value} ${result.unit}`;
    },
    resultCase: (code) => {
      const result = results.get(code);
      return result === undefined ? undefined : caseOf(result);
    },
  };
}
