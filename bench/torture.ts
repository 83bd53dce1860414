import { parseArgs } from 'node:util';
import { printFigure, percentile } from './figure.ts';
import { FAULTS, type FaultName, runTorture, type TortureReport } from './torture/run-torture.ts';
import { FORGETFUL, TortureStage } from './torture/torture-stage.ts';

/*
 * `npm run torture [-- --cycles 24 --seconds 6 --clients 12 --only 'black hole,kill the database' --control]` kills servers and their database under load and
 * proves that nothing acknowledged was lost and nothing doubled. Ends with 1 when something was. `--control` lets the
 * database forget on purpose: then it must end with 1.
 */

function wholeNumber(text: string, name: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} ${text}: give a whole number`);
  return value;
}

function printGate(name: string, offending: readonly string[]): void {
  const value = offending.length;
  printFigure({ name, value, unit: 'writes', target: '0', ok: value === 0 });
  for (const line of offending.slice(0, 20)) process.stdout.write(`  ${line}\n`);
  if (value > 0) process.exitCode = 1;
}

function printReport(report: TortureReport): void {
  const { acknowledged, unknown, hadHappened, faults, offences, readySeconds } = report;
  printFigure({ name: 'acknowledged_writes', value: acknowledged, unit: 'writes', detail: { faults } });
  printFigure({
    name: 'unknown_writes',
    value: unknown,
    unit: 'writes',
    detail: { of_which_had_happened: hadHappened },
  });
  printGate('lost', report.lost);
  printGate('doubled', report.doubled);
  printGate('refused_and_done', report.unsaid);
  printGate('refused_without_reason', report.refusals);
  printFigure({
    name: 'rows_that_break_invariants',
    value: offences,
    unit: 'rows',
    target: '0',
    ok: offences === 0,
  });
  if (offences > 0) process.exitCode = 1;
  const slowest = report.slowestRefusalSeconds;
  printFigure({ name: 'slowest_refusal', value: slowest, unit: 's', target: '<= 5', ok: slowest <= 5 });
  if (readySeconds.length === 0) return;
  const ready = Math.max(...readySeconds);
  const detail = { median: percentile(readySeconds, 50), restarts: readySeconds.length };
  printFigure({ name: 'restart_ready', value: ready, unit: 's', target: '<= 5', ok: ready <= 5, detail });
}

function isFault(name: string): name is FaultName {
  return Object.hasOwn(FAULTS, name);
}

function faultsOf(text: string): FaultName[] {
  const names = text === '' ? Object.keys(FAULTS) : text.split(',');
  const unknown = names.find((name) => !isFault(name));
  if (unknown === undefined) return names.filter(isFault);
  throw new Error(`--only ${unknown}: give some of ${Object.keys(FAULTS).join(', ')}`);
}

const { values } = parseArgs({
  options: {
    cycles: { type: 'string', default: '24' },
    seconds: { type: 'string', default: '6' },
    clients: { type: 'string', default: '12' },
    only: { type: 'string', default: '' },
    control: { type: 'boolean', default: false },
  },
});
const stage = await TortureStage.open(values.control ? FORGETFUL : {});
// An interrupted run leaves nothing running.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stage.close().finally(() => process.exit(1)));
try {
  printReport(
    await runTorture(stage, {
      cycles: wholeNumber(values.cycles, 'cycles'),
      seconds: wholeNumber(values.seconds, 'seconds'),
      clients: wholeNumber(values.clients, 'clients'),
      say: (line) => process.stdout.write(`${line}\n`),
      faults: values.control ? ['kill the database'] : faultsOf(values.only),
    }),
  );
} finally {
  await stage.close();
}
