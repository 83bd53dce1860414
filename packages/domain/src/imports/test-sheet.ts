import { importsFault } from '../faults/imports-faults.ts';
import type { ReflexRule } from '../catalogue/reflex-rule.ts';
import { parseReflex, reflexText } from '../catalogue/reflex-text.ts';
import type { TestRun } from '../catalogue/run-calendar.ts';
import { parseRun, runText } from '../catalogue/run-text.ts';
import { TEST_SEXES, type TestSex } from '../catalogue/sex-of-test.ts';
import { type SpecimenOfTest, STORAGE_BANDS } from '../catalogue/specimen-of-test.ts';
import { parseStage, type StageOfTest, stageText } from '../catalogue/stage-of-test.ts';
import { TEST_KINDS, type TestKind } from '../enumerations/bills.ts';
import { formatText, parseFormat, type ReportFormat } from '../reports/report-format.ts';
import {
  choiceColumn,
  choiceOrNothing,
  codeColumn,
  codeOrNothing,
  numberColumn,
  numberOrNothing,
  rupeesColumn,
  statusColumn,
  textColumn,
  yesNoColumn,
} from './columns.ts';
import { codesColumn, listColumn } from './list-cell.ts';
import type { Sheet } from './sheet.ts';
import { cellFault, cellOf } from './sheet-column.ts';

/** A parameter at its place in a test: `[Red cells] HB`, with a question mark behind it when it may stay blank. */
export interface ParameterPlaceCell {
  readonly code: string;
  readonly group: string | null;
  readonly mandatory: boolean;
}

/** A test, profile or package as a row of a file; what it refers to stands there by its code. */
export interface TestRow extends SpecimenOfTest {
  readonly code: string;
  readonly name: string;
  readonly shortCodes: readonly string[];
  readonly kind: TestKind;
  readonly department: string | null;
  readonly sampleType: string | null;
  readonly forSex: TestSex | null;
  readonly method: string;
  readonly mrpPaise: number;
  readonly isFree: boolean;
  readonly tatHours: number;
  readonly runCalendar: readonly TestRun[];
  readonly restrictReportTillAllCheck: boolean;
  readonly consentNeeded: boolean;
  readonly fastingHours: number | null;
  readonly interpretation: string;
  readonly reportFormat: ReportFormat;
  readonly parameters: readonly ParameterPlaceCell[];
  readonly members: readonly string[];
  readonly stages: readonly StageOfTest[];
  readonly reflexRules: readonly ReflexRule[];
  readonly status: number;
}

/** The file of the tests, profiles and packages. */
export const testSheet: Sheet<TestRow> = {
  key: 'code',
  aliases: {
    code: ['test code'],
    name: ['test name'],
    department: ['dept'],
    sampleType: ['sample', 'specimen'],
    mrpPaise: ['mrp', 'mrp rs', 'mrp inr'],
    tatHours: ['tat hrs'],
  },
  columns: {
    code: codeColumn('code'),
    name: textColumn('name', { required: true }),
    shortCodes: codesColumn('short_codes'),
    kind: choiceColumn('kind', TEST_KINDS),
    department: codeOrNothing('department'),
    sampleType: codeOrNothing('sample_type'),
    method: textColumn('method'),
    mrpPaise: rupeesColumn('mrp_rupees'),
    isFree: yesNoColumn('is_free'),
    tatHours: numberColumn('tat_hours'),
    runCalendar: listColumn<TestRun>('runs', {
      read: ({ group, text, mark }) => {
        const run = mark === '' && group === null ? parseRun(text) : null;
        return run === null ? cellFault(importsFault('cell-run', { text })) : cellOf(run);
      },
      write: (run) => ({ text: runText(run), group: null, mark: '' }),
    }),
    restrictReportTillAllCheck: yesNoColumn('restrict_report_till_all_check'),
    consentNeeded: yesNoColumn('consent_needed'),
    fastingHours: numberOrNothing('fasting_hours'),
    forSex: choiceOrNothing('for_sex', TEST_SEXES),
    leastVolumeUl: numberOrNothing('least_volume_ul'),
    alsoFits: codesColumn('also_fits'),
    storage: choiceOrNothing('storage', STORAGE_BANDS),
    stabilityHours: numberOrNothing('stability_hours'),
    refuseIf: textColumn('refuse_if'),
    interpretation: textColumn('interpretation'),
    reportFormat: {
      title: 'report_format',
      required: false,
      read: (text) => {
        const format = parseFormat(text);
        return format === null ? cellFault(importsFault('cell-format', { text })) : cellOf(format);
      },
      write: formatText,
    },
    parameters: listColumn<ParameterPlaceCell>('parameters', {
      read: ({ group, text, mark }) =>
        mark === '*' || mark === '!'
          ? cellFault(importsFault('cell-parameter-mark', { text: `${text}${mark}` }))
          : cellOf({ code: text.toUpperCase(), group, mandatory: mark === '' }),
      write: ({ code, group, mandatory }) => ({ text: code, group, mark: mandatory ? '' : '?' }),
    }),
    members: listColumn<string>('members', {
      read: ({ group, text, mark }) =>
        mark !== '' || group !== null
          ? cellFault(importsFault('cell-member', { text }))
          : cellOf(text.toUpperCase()),
      write: (code) => ({ text: code, group: null, mark: '' }),
    }),
    stages: listColumn<StageOfTest>('stages', {
      read: ({ group, text, mark }) => {
        const stage = mark === '' && group === null ? parseStage(text) : null;
        return stage === null ? cellFault(importsFault('cell-stage', { text })) : cellOf(stage);
      },
      write: (stage) => ({ text: stageText(stage), group: null, mark: '' }),
    }),
    reflexRules: listColumn<ReflexRule>('reflex_rules', {
      read: ({ group, text, mark }) => {
        const rule = mark === '' && group === null ? parseReflex(text) : null;
        return rule === null ? cellFault(importsFault('cell-reflex', { text })) : cellOf(rule);
      },
      write: (rule) => ({ text: reflexText(rule), group: null, mark: '' }),
    }),
    status: statusColumn('status'),
  },
};
