/** A disk is 6 mm wide: no zone is narrower, and none is wider than a plate lets it be. */
export const LEAST_ZONE_MM = 6;
export const MOST_ZONE_MM = 60;

/** Reads an inhibition zone in whole millimetres, disk included; null where it is none that a plate can have. */
export function readZone(text: string): number | null {
  const mm = /^\d{1,3}$/u.test(text.trim()) ? Number(text) : Number.NaN;
  return mm >= LEAST_ZONE_MM && mm <= MOST_ZONE_MM ? mm : null;
}
