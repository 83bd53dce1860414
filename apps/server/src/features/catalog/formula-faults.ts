import type { Catalogue, CatalogueTest } from './catalogue.ts';

const QUOTED = /'[^']*'/gu;
const CODE = /\b[A-Z][A-Z0-9_]*\b/gu;

/** Codes of the parameters that a formula reads, each once. */
export function formulaInputs(formula: string): string[] {
  return [...new Set(formula.replaceAll(QUOTED, '').match(CODE))];
}

/** Calculated parameters that cannot be worked out wherever they are ordered. */
export function findFormulaFaults(catalogue: Catalogue): string[] {
  const formulas = new Map(
    catalogue.parameters.flatMap(({ code, formula }) => (formula === null ? [] : [[code, formula] as const])),
  );
  return [
    ...[...formulas.keys()]
      .filter((code) => readsItself(code, formulas))
      .map((code) => `formula of ${code} needs itself`),
    ...catalogue.tests.flatMap((test) => testFaults(test, formulas)),
  ];
}

function readsItself(code: string, formulas: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>();
  const open = formulaInputs(formulas.get(code) ?? '');
  for (let input = open.pop(); input !== undefined; input = open.pop()) {
    if (input === code) return true;
    if (seen.has(input)) continue;
    seen.add(input);
    open.push(...formulaInputs(formulas.get(input) ?? ''));
  }
  return false;
}

function testFaults(test: CatalogueTest, formulas: ReadonlyMap<string, string>): string[] {
  const present = new Map(test.parameters.map((parameter) => [parameter.code, parameter.mandatory]));
  return test.parameters.flatMap(({ code, mandatory }) => {
    const formula = formulas.get(code);
    if (formula === undefined) return [];
    const inputs = formulaInputs(formula);
    const missing = inputs.filter((input) => !present.has(input));
    const mayBeBlank = formula.includes('blank') || inputs.some((input) => present.get(input) === false);
    return [
      ...missing.map((input) => `test ${test.code} calculates ${code} but lacks ${input}`),
      ...(mandatory && mayBeBlank ? [`test ${test.code} demands ${code}, which may stay blank`] : []),
    ];
  });
}
