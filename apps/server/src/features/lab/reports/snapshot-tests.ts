import { nameIn } from '@nidan/domain/catalogue/local-name';
import type { Language } from '@nidan/domain/enumerations/bills';
import { blankText, cannotApply } from '@nidan/domain/formulas/assess-calculated';
import type { CaseSnapshot } from '@nidan/domain/pathology/case-snapshot';
import { arranged, isStandardFormat, type ReportFormat } from '@nidan/domain/reports/report-format';
import type { SnapshotAttachment, SnapshotResult, SnapshotTest } from '@nidan/domain/reports/report-snapshot';
import type { LabCatalogue, LabParameter, LabTest } from '../../catalogue/versions/lab-catalogue.ts';
import type { TestUnderWork } from '../results/tests-under-work.query.ts';
import type { StoredFile, StoredResult } from '../results/stored-result.ts';
import { blockToShow, isShownInterim } from '../culture/shown-block.ts';
import type { CultureIssue } from '../culture/latest-issues.query.ts';
import type { PreviousValueRow } from './report-source.query.ts';

export interface TestsSource {
  /** What was issued of cultures, by test. */
  readonly issues: ReadonlyMap<string, CultureIssue>;
  readonly catalogue: LabCatalogue;
  readonly previous: readonly PreviousValueRow[];
  readonly caseOf: (billTestId: string) => CaseSnapshot | undefined;
  readonly language: Language;
}

/** How the reason begins of a calculation that only lacks its inputs; such a row says nothing to a reader. */
const WAITING = blankText({ why: 'missing', code: '' }, () => '');

function placeInLine({ ordered, test }: TestUnderWork): number {
  return ordered.runIds.indexOf(test.testId);
}

/** Tests in the order of the page: by department, line of the bill, place within a profile or package. */
export function inOrderOfPage(tests: readonly TestUnderWork[]): TestUnderWork[] {
  return tests.toSorted(
    (a, b) =>
      a.printOrder - b.printOrder || a.linePosition - b.linePosition || placeInLine(a) - placeInLine(b),
  );
}

/** A test as a revision keeps it: texts, flags and limits as stored with each result. */
export function snapshotTest(source: TestsSource, test: TestUnderWork): SnapshotTest {
  const { catalogue } = source;
  const own = test.test;
  const profile = profileOf(catalogue, test);
  const layout = layoutOf(test);
  const pathology = source.caseOf(test.billTestId);
  const issue = source.issues.get(test.billTestId);
  const culture = blockToShow(test, issue);
  return {
    billTestId: test.billTestId,
    name: own.name,
    ...localName(source, own.testId),
    department: catalogue.departments.get(own.departmentId ?? '')?.name ?? '',
    profile:
      profile === null
        ? null
        : {
            profileId: profile.testId,
            name: profile.name,
            ...localName(source, profile.testId),
          },
    specimen: test.specimen?.name ?? catalogue.sampleTypes.get(own.sampleTypeId ?? '')?.specimen ?? '',
    barcode: test.barcode,
    results: arranged(own.parameters, test.fetchedFormat?.places ?? []).flatMap(({ parameter, group }) => {
      // Of an open culture nothing is told but what was issued.
      if (isShownInterim(test, issue)) return [];
      const stored = test.results.get(parameter.parameterId);
      return stored === undefined || saysNothing(stored)
        ? []
        : [snapshotResult(source, { parameter, group, stored })];
    }),
    note: test.note.trim() === '' ? null : test.note.trim(),
    interpretation: interpretationOf(own, profile),
    calls: test.calls.toReversed().map(({ parameterId, ...call }) => ({
      ...call,
      parameter: catalogue.parameters.get(parameterId)?.name ?? '',
      calledAt: new Date(call.calledAt).toISOString(),
    })),
    ...(isStandardFormat(layout) ? {} : { layout }),
    ...(pathology === undefined ? {} : { pathology }),
    ...(culture === null ? {} : { culture }),
  };
}

/** The name in the language of the page, absent where there is none. */
function localName({ catalogue, language }: TestsSource, id: string): { readonly localName?: string } {
  const name = nameIn(language, catalogue.localNames.get(id));
  return name === undefined ? {} : { localName: name };
}

/** One heading, one format: in a profile that was ordered as such the format of the profile counts for its tests. */
function layoutOf({ fetchedFormat, ordered, test }: TestUnderWork): ReportFormat {
  const { newPage, without, method, interpretation } =
    fetchedFormat ?? (ordered.kind === 'profile' ? ordered : test).reportFormat;
  return { newPage, without, method, interpretation };
}

/** The profile that a test was ordered in, itself or as a part of a package. */
function profileOf({ tests }: LabCatalogue, { ordered, test }: TestUnderWork): LabTest | null {
  if (ordered.kind === 'test') return null;
  const profiles =
    ordered.kind === 'profile' ? [ordered] : ordered.memberIds.flatMap((id) => tests.get(id) ?? []);
  return profiles.find(({ kind, runIds }) => kind === 'profile' && runIds.includes(test.testId)) ?? null;
}

function interpretationOf(own: LabTest, profile: LabTest | null): string | null {
  const texts = [profile?.interpretation, own.interpretation];
  return texts.find((text) => text !== undefined && text !== '') ?? null;
}

function saysNothing({ value, blankReason }: StoredResult): boolean {
  return (
    value === null && (blankReason === null || blankReason.startsWith(WAITING) || cannotApply(blankReason))
  );
}

interface ResultSource {
  readonly parameter: LabParameter;
  readonly group: string | null;
  readonly stored: StoredResult;
}

function snapshotAttachment({ sha256, mediaType, pages }: StoredFile): SnapshotAttachment {
  return { sha256, mediaType, pages };
}

function snapshotResult(source: TestsSource, { parameter, group, stored }: ResultSource): SnapshotResult {
  const before = source.previous.find(
    ({ parameter_id: id, unit }) => id === parameter.parameterId && unit === stored.unit,
  );
  const range = parameter.ranges.find(({ rangeId }) => rangeId === stored.rangeId);
  return {
    parameterId: parameter.parameterId,
    name: parameter.name,
    ...localName(source, parameter.parameterId),
    group,
    narrative: parameter.kind === 'narrative',
    calculated: stored.source === 'calculated',
    ...(stored.file === null ? {} : { attachment: snapshotAttachment(stored.file) }),
    value: stored.value,
    blankReason: stored.blankReason,
    unit: stored.unit,
    flag: stored.flag === '' ? null : stored.flag,
    low: stored.low,
    high: stored.high,
    rangeText: stored.text,
    rangeBasis: stored.basis,
    bands: range?.bands.map(({ label, low, high }) => ({ label, low, high })) ?? [],
    decimals: parameter.decimals,
    method: stored.method,
    previous: before === undefined ? null : { value: before.value, at: before.at.toISOString() },
    changedFrom: null,
  };
}
