/**
 * When a machine says that it measured: `YYYYMMDDHHMMSS`, at least to the minute, by its own clock, which is `zoneOffset` minutes ahead
 * of UTC. Null for what is no such moment.
 */
export function momentOfMachine(said: string | null, zoneOffset: number): Date | null {
  const match = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})?$/u.exec(said?.trim() ?? '');
  if (match === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  const utc = Date.UTC(year, month - 1, day, hour, minute, second);
  const read = new Date(utc);
  // A 31st of June is no moment, though a date is made of it.
  const isReal = read.getUTCMonth() === month - 1 && read.getUTCDate() === day && hour < 24 && minute < 60;
  return isReal && second < 60 ? new Date(utc - zoneOffset * 60_000) : null;
}
