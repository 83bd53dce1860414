/** How much a finding matters: a fault loses data or answers wrongly, a warning will become one. */
export type Gravity = 'ok' | 'warning' | 'fault';

/** What was looked at, what was found, and what to do about it when it is not well. */
export interface Finding {
  readonly name: string;
  readonly gravity: Gravity;
  readonly found: string;
  readonly advice?: string;
}

/** Bounds beyond which a figure is a warning or a fault; `null` never is. */
interface Bounds {
  readonly warning: number | null;
  readonly fault: number | null;
}

const beyond = (value: number, bound: number | null): boolean => bound !== null && value > bound;

/** Weighs a figure that should be small. */
export function weigh(value: number, { warning, fault }: Bounds): Gravity {
  if (beyond(value, fault)) return 'fault';
  return beyond(value, warning) ? 'warning' : 'ok';
}

/** One line per finding, its advice below where it is needed. */
export function reportFindings(findings: readonly Finding[]): string {
  return findings
    .flatMap(({ name, gravity, found, advice }) => {
      const head = `${gravity.padEnd(8)} ${name.padEnd(22)} ${found}`;
      return gravity === 'ok' || advice === undefined ? [head] : [head, `${' '.repeat(32)}${advice}`];
    })
    .join('\n');
}
