import type { ParameterKind } from '../enumerations/results.ts';
import { formulaOrder } from '../results/formula-order.ts';
import { parseFormula } from '../results/formula.ts';

/** A parameter of a catalogue with its formula; null unless it is calculated. */
export interface ParameterWithFormula {
  readonly code: string;
  readonly kind: ParameterKind;
  readonly formula: string | null;
}

/** What the formulas of a catalogue read, by the code of the parameter. */
export interface ReadFormulas {
  readonly inputsOf: ReadonlyMap<string, readonly string[]>;
  /** Formulas that cannot be read, that read an attachment, or that go round in a circle: the code of the parameter and what is wrong. */
  readonly faults: readonly { readonly code: string; readonly fault: string }[];
}

/** Reads the formulas of a catalogue and finds those that cannot be read, read what is no value, or need each other. */
export function readFormulas(parameters: readonly ParameterWithFormula[]): ReadFormulas {
  const faults: { code: string; fault: string }[] = [];
  const inputsOf = new Map<string, readonly string[]>();
  const attached = new Set(parameters.filter(({ kind }) => kind === 'attachment').map(({ code }) => code));
  for (const { code, formula } of parameters) {
    if (formula === null) continue;
    const parsed = parseFormula(formula);
    if (parsed.ok) {
      const { inputs } = parsed.formula;
      inputsOf.set(code, inputs);
      const file = inputs.find((input) => attached.has(input));
      if (file !== undefined)
        faults.push({ code, fault: `formula of ${code} reads ${file}, which is a file` });
    } else faults.push({ code, fault: `formula of ${code} at ${parsed.fault.at}: ${parsed.fault.message}` });
  }
  const order = formulaOrder([...inputsOf].map(([code, inputs]) => ({ code, inputs })));
  if (!order.ok) {
    const [code = ''] = order.cycle;
    faults.push({ code, fault: `formulas need each other: ${order.cycle.join(', ')}` });
  }
  return { inputsOf, faults };
}

interface TestWithParameters {
  readonly code: string;
  readonly parameters: readonly { readonly code: string; readonly mandatory: boolean }[];
}

/** A calculated parameter may stay blank, as with the input '<5', so a test that demanded it could never be completed. */
export function calculationFaults(
  { code: test, parameters }: TestWithParameters,
  inputsOf: ReadFormulas['inputsOf'],
): string[] {
  const present = new Set(parameters.map(({ code }) => code));
  return parameters.flatMap(({ code, mandatory }) => {
    const inputs = inputsOf.get(code);
    if (inputs === undefined) return [];
    const missing = inputs.filter((input) => !present.has(input));
    return [
      ...missing.map((input) => `test ${test} calculates ${code} but lacks ${input}`),
      ...(mandatory ? [`test ${test} demands ${code}, which may stay blank`] : []),
    ];
  });
}
