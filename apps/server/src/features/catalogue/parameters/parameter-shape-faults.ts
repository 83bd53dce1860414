import type { Fault } from '@nidan/domain/text/fault';
import { faultOf, faultAt } from '@nidan/contract/kernel/faults/field-faults';
import {
  calculationFaults,
  type ReadFormulas,
  readFormulas,
  unitFaultOf,
} from '@nidan/domain/catalogue/formula-faults';
import { findParameterFaults } from '@nidan/domain/catalogue/parameter-faults';
import { helpListFaults, type LeantOnWord, lostWords } from '@nidan/domain/catalogue/help-list';
import { masterData } from '@nidan/domain/status-sets/master-data';
import type { CatalogueRange } from '../versions/catalogue.ts';
import type { LabCatalogue, LabParameter } from '../versions/lab-catalogue.ts';
import { shapeFaultsOf } from './parameter-faults.ts';
import type { LabParameterShape } from './lab-parameter-shape.ts';
import { sayParameterFault } from './say-parameter-fault.ts';
import { sayRangeFaults } from '../ranges/range-faults.ts';
import { type ParameterState, stateOfParameter } from './parameter-state.ts';
import type { FieldFault } from '../../../kernel/imports/cell-faults-of.ts';

type Ranges = readonly CatalogueRange[];

/** A parameter as the rules of the content files read it, with the codes of the specimens. */
export function asContent(
  { sampleTypes }: LabCatalogue,
  parameter: ParameterState,
  ranges: Ranges,
): LabParameterShape {
  const codeOf = (id: string | null): string | null =>
    id === null ? null : (sampleTypes.get(id)?.code ?? id);
  return {
    ...parameter,
    choices: [...parameter.choices],
    ranges: ranges.map((range) => ({ ...range, sampleTypeId: codeOf(range.sampleTypeId ?? null) })),
  };
}

function rangesOf({ ranges }: LabParameter): Ranges {
  return ranges.map((range) => ({ ...range, bands: [...range.bands] }));
}

/** What is wrong with the intervals that are to be those of a parameter, in words that go on after its code. */
export function proofFaultsOf(catalogue: LabCatalogue, parameter: ParameterState, ranges: Ranges): Fault[] {
  const next = asContent(catalogue, parameter, ranges);
  const attached = findParameterFaults(next).filter(({ field }) => field === 'ranges');
  return [...attached.map(sayParameterFault), ...sayRangeFaults(next).map(({ says }) => says)];
}

/** The same, each naming the parameter. */
export function faultsOfRanges(catalogue: LabCatalogue, parameter: ParameterState, ranges: Ranges): Fault[] {
  return proofFaultsOf(catalogue, parameter, ranges).map((found) =>
    faultOf('parameter-fault', { code: parameter.code, fault: found }),
  );
}

/** The formulas of the lab as they will be once some of its parameters are changed. */
interface NextFormulas {
  readonly catalogue: LabCatalogue;
  /** All parameters as they will be. */
  readonly byCode: ReadonlyMap<string, ParameterState>;
  readonly formulas: ReadFormulas;
}

function nextFormulas(catalogue: LabCatalogue, changed: readonly ParameterState[]): NextFormulas {
  const byCode = new Map<string, ParameterState>(
    [...catalogue.parameters.values()].map((parameter) => [parameter.code, stateOfParameter(parameter)]),
  );
  for (const parameter of changed) byCode.set(parameter.code, parameter);
  return { catalogue, byCode, formulas: readFormulas([...byCode.values()]) };
}

/** What is wrong with the units of the formula of a parameter that gets another formula or unit, and of those that read it. */
function unitFaults({ catalogue, byCode, formulas }: NextFormulas, next: ParameterState): FieldFault[] {
  const current = catalogue.parameters.get(next.parameterId);
  const unitFaultAt = (code: string) =>
    unitFaultOf(formulas, code, (one) => byCode.get(one)?.ucum ?? null) ?? [];
  const hasOtherUnit = current?.ucum !== next.ucum;
  const isOther = hasOtherUnit || (current.formula?.text ?? null) !== next.formula;
  const readers =
    current !== undefined && hasOtherUnit
      ? [...formulas.inputsOf].flatMap(([code, inputs]) => (inputs.includes(next.code) ? [code] : []))
      : [];
  return [
    ...(isOther ? [next.code].flatMap(unitFaultAt).map((found) => faultAt('formula', found)) : []),
    ...readers.flatMap(unitFaultAt).map((msg) => faultAt('ucum', 'both-with-one-file', { fault: msg })),
  ];
}

function formulaFaults({ catalogue, byCode, formulas }: NextFormulas, next: ParameterState): FieldFault[] {
  if (next.formula === null) return [];
  const { inputsOf, faults } = formulas;
  const unknown = (inputsOf.get(next.code) ?? []).filter((input) => !byCode.has(input));
  const tests = [...catalogue.tests.values()].filter(
    ({ status, parameters }) =>
      status === masterData.codes.enabled &&
      parameters.some(({ parameter }) => parameter.parameterId === next.parameterId),
  );
  const lacking = tests.flatMap(({ code, parameters }) =>
    calculationFaults(
      {
        code,
        parameters: parameters.map(({ parameter, mandatory }) => ({ code: parameter.code, mandatory })),
      },
      inputsOf,
    ),
  );
  const told = [
    ...faults.map((one) => one.fault),
    ...unknown.map((code) => faultOf('formula-no-parameter', { code })),
    ...lacking,
  ];
  return told.map((found) => faultAt('formula', found));
}

/** What of the catalogue leans on words of a parameter: its intervals, and the reflex rules of the tests that have it. */
function leantOnWords({ tests }: LabCatalogue, { parameterId, ranges }: LabParameter): LeantOnWord[] {
  const expected = ranges.flatMap(({ text }) => text ?? []);
  const called = [...tests.values()].flatMap(({ code, reflexRules }) =>
    reflexRules.flatMap(({ parameterId: own, testId, words }) =>
      own === parameterId
        ? words.map((word) => ({ word, by: `in ${code} it calls for ${tests.get(testId)?.code ?? ''}` }))
        : [],
    ),
  );
  return [...expected.map((word) => ({ word, by: 'an interval expects it' })), ...called];
}

/** What is wrong with the help list of a parameter, at its words; one that something leans on may not be lost. */
function choiceFaults(catalogue: LabCatalogue, next: ParameterState): FieldFault[] {
  const current = catalogue.parameters.get(next.parameterId);
  const lost =
    current === undefined
      ? []
      : lostWords(current.choices, next.choices, leantOnWords(catalogue, current)).map(({ word, by }) =>
          faultAt('choices', 'word-stays-offered', { word, by }),
        );
  const wrong = helpListFaults(next.choices).map((found) =>
    faultAt(`choices.${found.index}.${found.field}`, found),
  );
  return [...wrong, ...new Map(lost.map((one) => [one.msg, one])).values()];
}

/**
 * Finds what is wrong with parameters that are to become those of `changed` together: their own fields, the intervals that they
 * have, and the formulas of the lab with all the others changed.
 */
export function parameterJudge(
  catalogue: LabCatalogue,
  changed: readonly ParameterState[],
): (next: ParameterState) => FieldFault[] {
  const formulas = nextFormulas(catalogue, changed);
  return (next) => {
    const current = catalogue.parameters.get(next.parameterId);
    const ranges = current === undefined ? [] : rangesOf(current);
    return [
      ...choiceFaults(catalogue, next),
      ...shapeFaultsOf(asContent(catalogue, next, ranges)),
      ...formulaFaults(formulas, next),
      ...unitFaults(formulas, next),
    ];
  };
}

/** What is wrong with one parameter as it is to become; see `parameterJudge`. */
export function faultsOfParameter(catalogue: LabCatalogue, next: ParameterState): FieldFault[] {
  return parameterJudge(catalogue, [next])(next);
}
