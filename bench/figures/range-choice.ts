import { readCatalogue } from '@nidan/server/features/catalogue/versions/catalogue-file';
import { assessValue } from '@nidan/domain/results/assess-value';
import { chooseRange } from '@nidan/domain/ranges/reference-range';
import { printFigure } from '../figure.ts';

const RESULTS = 100_000;
const SEXES = ['M', 'F'] as const;
const TRIMESTERS = [null, 1, 2, 3] as const;
const FASTING = [null, 'fasting', 'notFasting'] as const;

/** How long the choice of ranges and flags of many results takes, over every number of the catalogue and all kinds of people. */
export function measureRangeChoice(): void {
  const parameters = readCatalogue().parameters.filter(
    ({ ranges, kind }) => kind === 'numeric' && ranges.length > 0,
  );
  const began = performance.now();
  let flagged = 0;
  for (let n = 0; n < RESULTS; n += 1) {
    const parameter = parameters[n % parameters.length];
    if (parameter?.kind !== 'numeric') continue;
    const range = chooseRange(parameter.ranges, {
      sex: SEXES[n % 2] ?? null,
      ageInDays: (n * 37) % 33_000,
      trimester: n % 2 === 1 ? (TRIMESTERS[(n >> 1) % 4] ?? null) : null,
      fasting: FASTING[n % 3] ?? null,
      method: parameter.method,
      locationId: null,
    });
    const value = (range?.low ?? range?.high ?? 1) * (0.8 + (n % 5) / 10);
    const assessed = assessValue(
      value.toFixed(parameter.decimals),
      { ...parameter, kind: parameter.kind },
      range,
    );
    if (assessed.ok && assessed.flag !== null) flagged += 1;
  }
  const seconds = (performance.now() - began) / 1_000;
  printFigure({
    name: 'range_choice_and_flags',
    value: seconds,
    unit: 's',
    target: '<= 1',
    ok: seconds <= 1,
    detail: { results: RESULTS, parameters: parameters.length, flagged },
  });
}
