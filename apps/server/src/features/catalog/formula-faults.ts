import { calculationFaults, readFormulas } from '@nidan/domain/catalogue/formula-faults';
import type { Catalogue } from './catalogue.ts';

/** Formulas that cannot be read, that go round in a circle or that lack an input wherever they are ordered. */
export function findFormulaFaults({ parameters, tests }: Catalogue): string[] {
  const { inputsOf, faults } = readFormulas(parameters);
  return [...faults.map(({ fault }) => fault), ...tests.flatMap((test) => calculationFaults(test, inputsOf))];
}
