import { calculationFaults, readFormulas } from '@nidan/domain/catalogue/formula-faults';
import { masterData } from '@nidan/domain/status-sets/master-data';
import type { CatalogueParameter } from './catalogue.ts';
import type { LabCatalogue, LabParameter } from './lab-catalogue.ts';
import { findShapeFaults, type LabParameterShape } from './parameter-faults.ts';
import type { ParameterState } from './parameter-state.ts';
import type { FieldFault } from './test-shape-faults.ts';

type Ranges = CatalogueParameter['ranges'];

/** A parameter as the rules of the content files read it. */
function asContent(parameter: ParameterState, ranges: readonly Ranges[number][]): LabParameterShape {
  return { ...parameter, choices: [...parameter.choices], ranges: [...ranges] };
}

function rangesOf({ ranges }: LabParameter): Ranges {
  return ranges.map((range) => ({ ...range, bands: [...range.bands] }));
}

/** What is wrong with the intervals that are to be those of a parameter: each sentence names the interval. */
export function faultsOfRanges(parameter: ParameterState, ranges: readonly Ranges[number][]): string[] {
  const without = new Set(findShapeFaults(asContent(parameter, [])));
  return findShapeFaults(asContent(parameter, ranges)).filter((fault) => !without.has(fault));
}

function formulaFaults(catalogue: LabCatalogue, next: ParameterState): FieldFault[] {
  const others = [...catalogue.parameters.values()].filter(({ code }) => code !== next.code);
  const formulas = [...others.map(({ code, formula }) => ({ code, formula: formula?.text ?? null })), next];
  const { inputsOf, faults } = readFormulas(formulas);
  const codes = new Set(formulas.map(({ code }) => code));
  const unknown = (inputsOf.get(next.code) ?? []).filter((input) => !codes.has(input));
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
    ...faults.map(({ fault }) => fault),
    ...unknown.map((code) => `${code} is no parameter of this lab`),
    ...lacking,
  ];
  return next.formula === null ? [] : told.map((msg) => ({ field: 'formula', msg }));
}

/** What is wrong with a parameter as it is to become: its own fields, the intervals that it has, the formulas of the lab. */
export function faultsOfParameter(catalogue: LabCatalogue, next: ParameterState): FieldFault[] {
  const current = catalogue.parameters.get(next.parameterId);
  const ranges = current === undefined ? [] : rangesOf(current);
  return [
    ...findShapeFaults(asContent(next, ranges)).map((msg) => ({ field: fieldOf(msg), msg })),
    ...formulaFaults(catalogue, next),
  ];
}

const FIELD_WORDS = [
  ['UCUM', 'ucum'],
  ['unit', 'unit'],
  ['LOINC', 'loinc'],
  ['plausible', 'plausibleLow'],
  ['formula', 'formula'],
  ['choice', 'choices'],
  ['decimals', 'decimals'],
] as const;

/** The field that a sentence of the content rules speaks of. */
function fieldOf(fault: string): string {
  return FIELD_WORDS.find(([word]) => fault.includes(word))?.[1] ?? 'ranges';
}
