import { parseFormula } from '@nidan/domain/results/formula';
import { formulaOrder, type CalculatedParameter } from '@nidan/domain/results/formula-order';
import type { Catalogue, CatalogueTest } from './catalogue.ts';

/** Formulas that cannot be read, that go round in a circle or that lack an input wherever they are ordered. */
export function findFormulaFaults(catalogue: Catalogue): string[] {
  const faults: string[] = [];
  const calculated: CalculatedParameter[] = [];
  for (const { code, formula } of catalogue.parameters) {
    if (formula === null) continue;
    const parsed = parseFormula(formula);
    if (parsed.ok) calculated.push({ code, inputs: parsed.formula.inputs });
    else faults.push(`formula of ${code} at ${parsed.fault.at}: ${parsed.fault.message}`);
  }
  const order = formulaOrder(calculated);
  if (!order.ok) faults.push(`formulas need each other: ${order.cycle.join(', ')}`);
  const inputsOf = new Map(calculated.map(({ code, inputs }) => [code, inputs]));
  return [...faults, ...catalogue.tests.flatMap((test) => testFaults(test, inputsOf))];
}

/** A calculated parameter may stay blank, as with the input '<5', so a test that demanded it could never be completed. */
function testFaults(test: CatalogueTest, inputsOf: ReadonlyMap<string, readonly string[]>): string[] {
  const present = new Set(test.parameters.map(({ code }) => code));
  return test.parameters.flatMap(({ code, mandatory }) => {
    const inputs = inputsOf.get(code);
    if (inputs === undefined) return [];
    const missing = inputs.filter((input) => !present.has(input));
    return [
      ...missing.map((input) => `test ${test.code} calculates ${code} but lacks ${input}`),
      ...(mandatory ? [`test ${test.code} demands ${code}, which may stay blank`] : []),
    ];
  });
}
