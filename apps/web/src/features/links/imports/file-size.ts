const KILO = 1_024;
const MEGA = KILO * KILO;

/** The size of a file as people read it, one decimal below ten: 1.9 MB, 340 KB. */
export function sizeOf(bytes: number): string {
  const [of, unit] = bytes < MEGA ? [KILO, 'KB'] : [MEGA, 'MB'];
  const size = bytes / of;
  return `${size < 10 ? Math.max(size, 0.1).toFixed(1) : String(Math.round(size))} ${unit}`;
}
