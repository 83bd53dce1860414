import { stageRulesText } from '@nidan/domain/stages/stage-rules-text';
import type {
  TestDefinitionView,
  TestDetails,
  updateTest,
} from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { TestBrief } from '@nidan/contract/catalogue/tests/test-view';
import {
  fieldsOfSpecimen,
  formOfSpecimen,
  type SpecimenForm,
  unreadOfSpecimen,
} from './parts/specimen-form.ts';
import { type StageRow, stageOfRow } from '../formats/stage-row.ts';
import { runOfRow, rowOfRun, type RunRow } from './parts/run-row.ts';
import { type ReflexRow, rowOfRule, ruleOfRow } from './parts/reflex-row.ts';
import type { TestSex } from '@nidan/domain/catalogue/sex-of-test';
import { readShortCodes, shortCodesFault } from '@nidan/domain/catalogue/short-codes';
import { PAISE_PER_RUPEE } from '@nidan/domain/money/rupees';

/** A parameter at its place in the form; `group` is '' when it goes on under the heading above it. */
export interface PlaceInForm {
  readonly parameterId: string;
  readonly code: string;
  readonly name: string;
  readonly group: string;
  /** The test is not completed without it. */
  readonly mandatory: boolean;
}

/** What of a test is typed on its edit page: numbers as texts. */
export interface TestForm {
  readonly name: string;
  /** Further short codes, between commas or blanks. */
  readonly shortCodes: string;
  /** Ids; '' for none, as a profile or package has it. */
  readonly departmentId: string;
  readonly sampleTypeId: string;
  readonly specimen: SpecimenForm;
  readonly method: string;
  readonly mrp: string;
  readonly tat: string;
  readonly fasting: string;
  /** '' is both. */
  readonly forSex: TestSex | '';
  /** Times of the week; empty for any time. */
  readonly runs: readonly RunRow[];
  readonly isFree: boolean;
  readonly consentNeeded: boolean;
  readonly restrict: boolean;
  readonly interpretation: string;
  /** In the order of the report. */
  readonly parameters: readonly PlaceInForm[];
  /** Direct members of a profile or package, in order. */
  readonly members: readonly TestBrief[];
  /** In which it is done, in order. */
  readonly stages: readonly StageRow[];
  /** What of its values calls for another test. */
  readonly rules: readonly ReflexRow[];
}

/** The form of a test as it is. */
export function formOfTest(test: TestDefinitionView): TestForm {
  return {
    name: test.name,
    shortCodes: test.shortCodes.join(', '),
    departmentId: test.departmentId ?? '',
    sampleTypeId: test.sampleTypeId ?? '',
    specimen: formOfSpecimen(test),
    method: test.method,
    mrp: String(test.mrpPaise / PAISE_PER_RUPEE),
    tat: String(test.tatHours),
    fasting: test.fastingHours === null ? '' : String(test.fastingHours),
    forSex: test.forSex ?? '',
    runs: test.runCalendar.map(rowOfRun),
    isFree: test.isFree,
    consentNeeded: test.consentNeeded,
    restrict: test.restrictReportTillAllCheck,
    interpretation: test.interpretation,
    parameters: test.parameters.map((place) => ({ ...place, group: place.group ?? '' })),
    members: test.members,
    stages: test.stages.map(({ name, asks, ...rules }) => ({
      name,
      asks: asks.join(', '),
      rules: stageRulesText(rules),
    })),
    rules: test.reflexRules.map(rowOfRule),
  };
}

export type NumberInForm = 'mrp' | 'tat' | 'fasting';

function isWhole(text: string): boolean {
  return /^\d{1,7}$/u.test(text.trim());
}

/** Fields of the form in which no number can be read. */
export function unreadNumbers({ mrp, tat, fasting }: TestForm): NumberInForm[] {
  const faults: [NumberInForm, boolean][] = [
    ['mrp', !isWhole(mrp)],
    ['tat', !/^\d{1,4}(?:\.\d{1,2})?$/u.test(tat.trim())],
    ['fasting', fasting.trim() !== '' && !isWhole(fasting)],
  ];
  return faults.flatMap(([field, holds]) => (holds ? [field] : []));
}

function orNull(text: string): string | null {
  return text === '' ? null : text;
}

/** True when the short codes, every run, stage and reflex rule, and what is asked of the specimen, can be read. */
export function areRowsRead({ shortCodes, runs, rules, stages, parameters, specimen }: TestForm): boolean {
  return (
    shortCodesFault(readShortCodes(shortCodes)) === null &&
    unreadOfSpecimen(specimen).length === 0 &&
    stages.every((row) => stageOfRow(row, parameters) !== null) &&
    runs.every((row) => runOfRow(row) !== null) &&
    rules.every((row) => ruleOfRow(row) !== null)
  );
}

/** What a form says; every field is sent, the server keeps what does not differ. */
export function fieldsOfForm(
  form: TestForm,
): Omit<BodyOf<typeof updateTest>, 'testId' | 'version' | 'reason'> {
  return {
    name: form.name.trim(),
    shortCodes: readShortCodes(form.shortCodes),
    departmentId: orNull(form.departmentId),
    sampleTypeId: orNull(form.sampleTypeId),
    ...fieldsOfSpecimen(form.specimen),
    method: form.method.trim(),
    mrpPaise: Number(form.mrp) * PAISE_PER_RUPEE,
    isFree: form.isFree,
    tatHours: Number(form.tat),
    runCalendar: form.runs.flatMap((row) => {
      const run = runOfRow(row);
      return run === null ? [] : [{ ...run, days: [...run.days] }];
    }),
    fastingHours: form.fasting.trim() === '' ? null : Number(form.fasting),
    forSex: form.forSex === '' ? null : form.forSex,
    consentNeeded: form.consentNeeded,
    restrictReportTillAllCheck: form.restrict,
    interpretation: form.interpretation,
    parameters: form.parameters.map(({ parameterId, group, mandatory }) => ({
      parameterId,
      group: orNull(group.trim()),
      mandatory,
    })),
    memberIds: form.members.map((member) => member.testId),
    stages: form.stages.flatMap((row) => stageOfRow(row, form.parameters) ?? []),
    reflexRules: form.rules.flatMap((row) => ruleOfRow(row) ?? []),
  };
}

/** The change of a test that a form asks for. */
export function changeOfForm(
  { testId, version }: Pick<TestDetails, 'testId' | 'version'>,
  form: TestForm,
  reason: string,
): BodyOf<typeof updateTest> {
  const why = reason.trim();
  return { testId, version, ...fieldsOfForm(form), ...(why === '' ? {} : { reason: why }) };
}
