const MS_OF_MINUTE = 60_000;

/** YYYYMMDDHHMMSS of a time in ms, in a zone so many minutes east of Greenwich. */
export function stampOf(now: number, zoneMinutes: number): string {
  return new Date(now + zoneMinutes * MS_OF_MINUTE)
    .toISOString()
    .replaceAll(/[^0-9]/gu, '')
    .slice(0, 14);
}
