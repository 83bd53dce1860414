import { calculationFaults, readFormulas, unitFaultOf } from '@nidan/domain/catalogue/formula-faults';
import type { Catalogue } from '../versions/catalogue.ts';

/** Formulas that cannot be read, that go round in a circle, whose units do not hold or that lack an input wherever they are ordered. */
export function findFormulaFaults({ parameters, tests }: Catalogue): string[] {
  const read = readFormulas(parameters);
  const { inputsOf, faults } = read;
  const ucums = new Map(parameters.map(({ code, ucum }) => [code, ucum]));
  const units = parameters.flatMap(
    ({ code }) => unitFaultOf(read, code, (one) => ucums.get(one) ?? null) ?? [],
  );
  return [
    ...faults.map(({ fault }) => fault),
    ...units,
    ...tests.flatMap((test) => calculationFaults(test, inputsOf)),
  ].map(({ msg }) => msg);
}
