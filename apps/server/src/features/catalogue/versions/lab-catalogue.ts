import type { TemplateContent } from '@nidan/domain/report-templates/template-content';
import type { LocalName } from '@nidan/domain/catalogue/local-name';
import type { GivenStageRules } from '@nidan/domain/stages/stage-rules';
import type { ChoiceView, ReferenceRangeView } from '@nidan/contract/catalogue/parameters/parameter-view';
import type { CommentRule } from '@nidan/domain/results/result-comment';
import type { LocalTerms } from '@nidan/domain/catalogue/local-terms';
import type { SpecimenOfTest } from '@nidan/domain/catalogue/specimen-of-test';
import type { ReflexCondition, ReflexRule } from '@nidan/domain/catalogue/reflex-rule';
import type { TestRun } from '@nidan/domain/catalogue/run-calendar';
import type { TestKind } from '@nidan/domain/enumerations/bills';
import type { TestSex } from '@nidan/domain/catalogue/sex-of-test';
import type { ParameterKind } from '@nidan/domain/enumerations/results';
import type { ReportFormat } from '@nidan/domain/reports/report-format';
import type { DeltaRule } from '@nidan/domain/results/delta';
import type { Formula } from '@nidan/domain/formulas/formula';
import type { GstEntry } from '@nidan/domain/tax/gst-of-test';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';

export interface LabDepartment {
  readonly departmentId: string;
  readonly code: string;
  readonly name: string;
  readonly printOrder: number;
  readonly enforceDeptAccession: boolean;
  readonly status: number;
  readonly version: number;
}

export interface LabSampleType {
  readonly sampleTypeId: string;
  readonly code: string;
  readonly name: string;
  readonly specimen: string;
  readonly container: string;
  readonly capColour: string;
  readonly drawOrder: number;
  readonly volumeMl: number;
  /** Of its volume, what can be measured from. */
  readonly usablePercent: number;
  readonly stabilityHours: number;
  readonly status: number;
}

export interface LabParameter {
  readonly parameterId: string;
  readonly code: string;
  readonly name: string;
  readonly kind: ParameterKind;
  readonly unit: string;
  readonly ucum: string | null;
  readonly loinc: string | null;
  readonly decimals: number;
  readonly method: string;
  /** Parsed once; null unless calculated. */
  readonly formula: Formula | null;
  readonly choices: readonly ChoiceView[];
  readonly plausibleLow: number | null;
  readonly plausibleHigh: number | null;
  readonly delta: DeltaRule | null;
  readonly ranges: readonly ReferenceRangeView[];
  readonly status: number;
  readonly version: number;
}

/** A parameter at its place in a test. */
export interface TestParameter {
  readonly parameter: LabParameter;
  readonly group: string | null;
  readonly mandatory: boolean;
}

/** A stage of a test with what it asks for. */
export interface LabStage extends GivenStageRules {
  readonly name: string;
  readonly parameterIds: readonly string[];
}

/** A reflex rule of a test: what value of which parameter calls for which other test. */
export interface LabReflexRule extends ReflexCondition, Pick<ReflexRule, 'mode' | 'isFree' | 'also'> {
  readonly parameterId: string;
  /** What is added. */
  readonly testId: string;
}

/** The lab's own price from a date on. */
export interface LabRate {
  readonly fromDate: CalendarDate;
  readonly pricePaise: number;
}

export interface LabTest extends SpecimenOfTest {
  readonly testId: string;
  readonly code: string;
  readonly name: string;
  /** By which it is found beside its code, in order. */
  readonly shortCodes: readonly string[];
  readonly kind: TestKind;
  /** Null for a profile or package, never for a test. */
  readonly departmentId: string | null;
  readonly sampleTypeId: string | null;
  readonly method: string;
  readonly mrpPaise: number;
  /** A price of nothing is meant. */
  readonly isFree: boolean;
  /** Latest first. */
  readonly rates: readonly LabRate[];
  /** In the order in which it was laid down. */
  readonly gst: readonly GstEntry[];
  readonly tatHours: number;
  /** Empty when it is run at any time. */
  readonly runCalendar: readonly TestRun[];
  readonly restrictReportTillAllCheck: boolean;
  readonly consentNeeded: boolean;
  readonly fastingHours: number | null;
  /** The only sex that it is of; null is both. */
  readonly forSex: TestSex | null;
  readonly interpretation: string;
  readonly reportFormat: ReportFormat;
  readonly status: number;
  readonly version: number;
  /** In the order of the report; empty for a profile or package. */
  readonly parameters: readonly TestParameter[];
  /** In which it is done, in order; empty when it is done at once. */
  readonly stages: readonly LabStage[];
  /** In order: of those that call for the same test the first counts. */
  readonly reflexRules: readonly LabReflexRule[];
  /** Direct members of a profile or package, in order. */
  readonly memberIds: readonly string[];
  /** What is run in the end: ids of tests of the kind 'test', each once, profiles inside packages opened. */
  readonly runIds: readonly string[];
}

/** The version in use of a template of reports. */
export interface LabTemplate {
  readonly templateId: string;
  readonly name: string;
  readonly number: number;
  readonly content: TemplateContent;
}

/** Names of a test or parameter in Hindi and Marathi. */
export interface LabLocalName extends LocalName {
  readonly version: number;
}

/** What a location does otherwise with a test. */
export interface LabTerms extends LocalTerms {
  /** Its name while it is in use. */
  readonly machine: string | null;
}

/** A machine in use. */
export interface LabMachine {
  readonly machineId: string;
  readonly name: string;
}

/** Everything that a lab can order, of one version; the same object serves all requests and is never changed. */
export interface LabCatalogue {
  readonly version: number;
  /** By id, in the order of the reports. */
  readonly departments: ReadonlyMap<string, LabDepartment>;
  /** By id, in the order of draw. */
  readonly sampleTypes: ReadonlyMap<string, LabSampleType>;
  /** By id, by name. */
  readonly parameters: ReadonlyMap<string, LabParameter>;
  /** By id, by name; drafts and disabled ones too. */
  readonly tests: ReadonlyMap<string, LabTest>;
  /** The locations at which values of a parameter are entered, where not at every one. */
  readonly shares: ReadonlyMap<string, ReadonlySet<string>>;
  /** What locations do otherwise with tests: by test, then by location. */
  readonly terms: ReadonlyMap<string, ReadonlyMap<string, LabTerms>>;
  /** By parameter: the machines in use that have a code of it, by name. */
  readonly machines: ReadonlyMap<string, readonly LabMachine[]>;
  /** By parameter: sentences that its results propose. */
  readonly comments: ReadonlyMap<string, readonly CommentRule[]>;
  /** Templates in use, by the id of a test or profile. */
  readonly templates: ReadonlyMap<string, LabTemplate>;
  /** Names on paper by the id of a test or parameter, where it has one. */
  readonly localNames: ReadonlyMap<string, LabLocalName>;
  /** By code and by further short code, in capitals. */
  readonly testIdByCode: ReadonlyMap<string, string>;
}

/** The tests that an ordered test, profile or package is run as, in order. */
export function testsToRun(catalogue: LabCatalogue, test: LabTest): LabTest[] {
  return test.runIds.flatMap((testId) => catalogue.tests.get(testId) ?? []);
}
