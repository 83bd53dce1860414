/** Minutes as hours and minutes, `1:24`; the sign is left to words. */
export function clockSpan(minutes: number): string {
  const whole = Math.abs(Math.trunc(minutes));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
