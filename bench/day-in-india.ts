/** The calendar day so many days from now where the demo lab is, as `2026-11-23`. */
export function dayInIndia(days: number): string {
  return new Date(Date.now() + (days * 24 + 5.5) * 3_600_000).toISOString().slice(0, 10);
}
