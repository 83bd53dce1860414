import type { WorksheetParameter } from '@nidan/contract/lab/results/worksheet';

const abnormalShare = 0.16;

type DemoNumber = Pick<WorksheetParameter, 'decimals' | 'plausibleLow' | 'plausibleHigh'> & {
  readonly range: Pick<NonNullable<WorksheetParameter['range']>, 'low' | 'high'> | null;
};

/** About the middle of what is plausible on a scale of orders of magnitude, for whom no interval applies. */
function middleOfPlausible({ plausibleLow, plausibleHigh }: DemoNumber, random: () => number): number {
  const highest = plausibleHigh ?? 100;
  const lowest = Math.max(plausibleLow ?? 0, highest / 10_000);
  return Math.sqrt(lowest * highest) * (0.8 + 0.4 * random());
}

/** A believable number: mostly inside the interval of the person, some a little outside. */
export function demoNumber(parameter: DemoNumber, random: () => number): string {
  const { range, decimals } = parameter;
  if (range === null || (range.low === null && range.high === null))
    return middleOfPlausible(parameter, random).toFixed(decimals);
  const low = range.low ?? 0;
  const high = range.high ?? low * 1.6 + 1;
  const width = high - low;
  const outside = random() < abnormalShare;
  // Near the limits, as in life; a critical value is entered on purpose and never by chance.
  const above = random() < 0.6;
  const value = outside
    ? above
      ? high + width * (0.05 + 0.25 * random())
      : low - Math.min(low * 0.15, width * 0.2) * (0.3 + random())
    : low + width * (0.2 + 0.6 * random());
  const lowest = parameter.plausibleLow ?? 0;
  const highest = parameter.plausibleHigh ?? Number.MAX_SAFE_INTEGER;
  return Math.min(highest, Math.max(lowest, value)).toFixed(decimals);
}

function chosenValue(parameter: WorksheetParameter, random: () => number): string {
  const normal = parameter.choices.filter((choice) => !choice.abnormal);
  const odd = parameter.choices.filter((choice) => choice.abnormal && choice.isCritical !== true);
  const from = odd.length > 0 && random() < abnormalShare / 2 ? odd : normal;
  return (from[0] ?? parameter.choices[0])?.value ?? 'Negative';
}

/** A believable value of a parameter: mostly inside its interval, some a little outside. Null for what is calculated or attached. */
export function demoValue(parameter: WorksheetParameter, random: () => number): string | null {
  switch (parameter.kind) {
    case 'numeric':
      return demoNumber(parameter, random);
    case 'choice':
      return chosenValue(parameter, random);
    case 'text':
      return parameter.range?.text ?? 'Not seen';
    case 'narrative':
      return 'No growth after 48 hours of incubation at 37 °C.';
    case 'calculated':
    case 'attachment':
      return null;
  }
}
