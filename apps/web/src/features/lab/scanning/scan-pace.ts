import { MINUTE } from '@nidan/domain/time/durations';

/** A pace over a shorter time would say little. */
const SHORTEST = 10_000;

/** Scans a minute: those of the last minute, or of the time since the first one; null with fewer than two. */
export function scanPace(times: readonly Date[], now: Date): number | null {
  const ages = times.map((time) => now.getTime() - time.getTime());
  if (ages.length < 2) return null;
  const span = Math.min(MINUTE, Math.max(SHORTEST, ...ages));
  return Math.round((ages.filter((age) => age <= span).length * MINUTE) / span);
}
