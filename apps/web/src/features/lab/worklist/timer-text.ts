/** Seconds as a running clock: '04:12', from an hour on '1:04:12'. */
export function timerText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(whole / 3600);
  const rest = [Math.floor((whole % 3600) / 60), whole % 60].map((part) => String(part).padStart(2, '0'));
  return hours === 0 ? rest.join(':') : `${hours}:${rest.join(':')}`;
}
