import type { Fault } from '../text/fault.ts';
import { formulasFault } from '../faults/formulas-faults.ts';
import type { ParameterKind } from '../enumerations/results.ts';
import { formulaOrder } from '../formulas/formula-order.ts';
import { formulaUnitFault } from '../formulas/formula-units.ts';
import { type Formula, parseFormula } from '../formulas/formula.ts';

/** A parameter of a catalogue with its formula; null unless it is calculated. */
export interface ParameterWithFormula {
  readonly code: string;
  readonly kind: ParameterKind;
  readonly formula: string | null;
}

/** What the formulas of a catalogue read, by the code of the parameter. */
export interface ReadFormulas {
  /** Those that can be read. */
  readonly formulas: ReadonlyMap<string, Formula>;
  readonly inputsOf: ReadonlyMap<string, readonly string[]>;
  /** Formulas that cannot be read, that read an attachment, or that go round in a circle: the code of the parameter and what is wrong. */
  readonly faults: readonly { readonly code: string; readonly fault: Fault }[];
}

/** Reads the formulas of a catalogue and finds those that cannot be read, read what is no value, or need each other. */
export function readFormulas(parameters: readonly ParameterWithFormula[]): ReadFormulas {
  const faults: { code: string; fault: Fault }[] = [];
  const formulas = new Map<string, Formula>();
  const attached = new Set(parameters.filter(({ kind }) => kind === 'attachment').map(({ code }) => code));
  for (const { code, formula } of parameters) {
    if (formula === null) continue;
    const parsed = parseFormula(formula);
    if (parsed.ok) {
      const { inputs } = parsed.formula;
      formulas.set(code, parsed.formula);
      const file = inputs.find((input) => attached.has(input));
      if (file !== undefined)
        faults.push({ code, fault: formulasFault('formula-reads-file', { code, file }) });
    } else
      faults.push({
        code,
        fault: formulasFault('formula-unread', { code, at: parsed.fault.at, fault: parsed.fault.message }),
      });
  }
  const order = formulaOrder([...formulas].map(([code, { inputs }]) => ({ code, inputs })));
  if (!order.ok) {
    const [code = ''] = order.cycle;
    faults.push({ code, fault: formulasFault('formulas-circle', { codes: order.cycle.join(', ') }) });
  }
  const inputsOf = new Map([...formulas].map(([code, { inputs }]) => [code, inputs]));
  return { formulas, inputsOf, faults };
}

/** What is wrong with the units of the formula of a parameter; null without a formula that can be read. `ucumOf` gives the unit of each code. */
export function unitFaultOf(
  { formulas }: ReadFormulas,
  code: string,
  ucumOf: (code: string) => string | null,
): Fault | null {
  const formula = formulas.get(code);
  if (formula === undefined) return null;
  const fault = formulaUnitFault(formula.tree, { own: ucumOf(code), unitOf: ucumOf });
  return fault === null ? null : formulasFault('formula-units', { code, fault });
}

interface TestWithParameters {
  readonly code: string;
  readonly parameters: readonly { readonly code: string; readonly mandatory: boolean }[];
}

/** A calculated parameter may stay blank, as with the input '<5', so a test that demanded it could never be completed. */
export function calculationFaults(
  { code: test, parameters }: TestWithParameters,
  inputsOf: ReadFormulas['inputsOf'],
): Fault[] {
  const present = new Set(parameters.map(({ code }) => code));
  return parameters.flatMap(({ code, mandatory }) => {
    const inputs = inputsOf.get(code);
    if (inputs === undefined) return [];
    const missing = inputs.filter((input) => !present.has(input));
    return [
      ...missing.map((input) => formulasFault('formula-lacks', { test, code, input })),
      ...(mandatory ? [formulasFault('formula-demands', { test, code })] : []),
    ];
  });
}
