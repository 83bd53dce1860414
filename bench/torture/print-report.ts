import { percentile, printFigure } from '../figure.ts';
import type { TortureReport } from './run-torture.ts';

/** Prints how many writes offend and which; the process ends with 1 when there are any. */
export function printGate(name: string, offending: readonly string[]): void {
  const value = offending.length;
  printFigure({ name, value, unit: 'writes', target: '0', ok: value === 0, gate: true });
  for (const line of offending.slice(0, 20)) process.stdout.write(`  ${line}\n`);
}

/** Prints what a torture found; the process ends with 1 when it found anything. */
export function printReport(report: TortureReport): void {
  const { acknowledged, unknown, withoutRoom, hadHappened, faults, proofs, offences, readySeconds } = report;
  printFigure({ name: 'acknowledged_writes', value: acknowledged, unit: 'writes', detail: { faults } });
  printFigure({
    name: 'unknown_writes',
    value: unknown,
    unit: 'writes',
    detail: { of_which_had_happened: hadHappened },
  });
  printFigure({ name: 'proofs_given_again', value: proofs, unit: 'proofs' });
  if (withoutRoom > 0) printFigure({ name: 'refused_on_a_full_disk', value: withoutRoom, unit: 'writes' });
  printGate('lost', report.lost);
  printGate('doubled', report.doubled);
  printGate('refused_and_done', report.unsaid);
  printGate('dated_wrongly', report.misdated);
  printGate('refused_without_reason', report.refusals);
  printFigure({
    name: 'rows_that_break_invariants',
    value: offences,
    unit: 'rows',
    target: '0',
    ok: offences === 0,
    gate: true,
  });
  const slowest = report.slowestRefusalSeconds;
  printFigure({ name: 'slowest_refusal', value: slowest, unit: 's', target: '<= 5', ok: slowest <= 5 });
  if (readySeconds.length === 0) return;
  const ready = Math.max(...readySeconds);
  const detail = { median: percentile(readySeconds, 50), restarts: readySeconds.length };
  printFigure({ name: 'restart_ready', value: ready, unit: 's', target: '<= 5', ok: ready <= 5, detail });
}
