import type { StorageBand } from '../catalogue/specimen-of-test.ts';

/** Temperatures of the bands in which tubes are kept and travel, in °C, both ends included (domain facts 2.16). */
export const TEMPERATURE_BANDS = {
  ambient: { least: 18, most: 25 },
  cool: { least: 2, most: 8 },
  frozen: { least: null, most: -20 },
} as const satisfies Readonly<Record<StorageBand, { readonly least: number | null; readonly most: number }>>;

/** How a temperature in °C, measured when the box was opened, lies to its band. */
export function judgeTemperature(band: StorageBand, celsius: number): 'in band' | 'tooWarm' | 'tooCold' {
  const { least, most } = TEMPERATURE_BANDS[band];
  if (celsius > most) return 'tooWarm';
  return least !== null && celsius < least ? 'tooCold' : 'in band';
}

/** The band as it is printed: '2 to 8 °C', '-20 °C or colder'. */
export function bandText(band: StorageBand): string {
  const { least, most } = TEMPERATURE_BANDS[band];
  return least === null ? `${most} °C or colder` : `${least} to ${most} °C`;
}
