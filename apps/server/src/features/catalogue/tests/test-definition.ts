import type { SpecimenOfTest } from '@nidan/domain/catalogue/specimen-of-test';
import type { LabParameter, LabTest } from '../versions/lab-catalogue.ts';

/** A parameter at its place in a version of a test. */
export interface PlacedVersion {
  readonly parameterId: string;
  readonly version: number;
  readonly group: string | null;
  readonly mandatory: boolean;
}

/** What of a test differs between its versions; code and kind never do. */
export interface TestDefinition extends Pick<
  LabTest,
  | 'name'
  | 'shortCodes'
  | 'departmentId'
  | 'sampleTypeId'
  | 'method'
  | 'mrpPaise'
  | 'isFree'
  | 'tatHours'
  | 'runCalendar'
  | 'restrictReportTillAllCheck'
  | 'consentNeeded'
  | 'fastingHours'
  | 'forSex'
  | keyof SpecimenOfTest
  | 'interpretation'
  | 'reportFormat'
  | 'stages'
  | 'reflexRules'
  | 'memberIds'
  | 'runIds'
> {
  readonly parameters: readonly PlacedVersion[];
}

/** A version of a test as it is kept when the next one takes its place. */
export function definitionOfTest(test: LabTest): TestDefinition {
  return {
    name: test.name,
    shortCodes: test.shortCodes,
    departmentId: test.departmentId,
    sampleTypeId: test.sampleTypeId,
    method: test.method,
    mrpPaise: test.mrpPaise,
    isFree: test.isFree,
    tatHours: test.tatHours,
    runCalendar: test.runCalendar,
    restrictReportTillAllCheck: test.restrictReportTillAllCheck,
    consentNeeded: test.consentNeeded,
    fastingHours: test.fastingHours,
    forSex: test.forSex,
    leastVolumeUl: test.leastVolumeUl,
    alsoFits: test.alsoFits,
    storage: test.storage,
    stabilityHours: test.stabilityHours,
    refuseIf: test.refuseIf,
    interpretation: test.interpretation,
    reportFormat: test.reportFormat,
    stages: test.stages,
    reflexRules: test.reflexRules,
    memberIds: test.memberIds,
    runIds: test.runIds,
    parameters: test.parameters.map(({ parameter: { parameterId, version }, group, mandatory }) => ({
      parameterId,
      version,
      group,
      mandatory,
    })),
  };
}

/** What of a parameter differs between its versions beside its intervals; code and kind never do. */
export interface ParameterDefinition extends Pick<
  LabParameter,
  | 'name'
  | 'unit'
  | 'ucum'
  | 'loinc'
  | 'decimals'
  | 'method'
  | 'choices'
  | 'plausibleLow'
  | 'plausibleHigh'
  | 'delta'
> {
  readonly formula: string | null;
}

/** A version of a parameter as it is kept when the next one takes its place. */
export function definitionOfParameter(parameter: LabParameter): ParameterDefinition {
  return {
    name: parameter.name,
    unit: parameter.unit,
    ucum: parameter.ucum,
    loinc: parameter.loinc,
    decimals: parameter.decimals,
    method: parameter.method,
    choices: parameter.choices,
    plausibleLow: parameter.plausibleLow,
    plausibleHigh: parameter.plausibleHigh,
    delta: parameter.delta,
    formula: parameter.formula?.text ?? null,
  };
}
