import { parseArgs } from 'node:util';
import { killUnderMachines } from './machines/kill-under-machines.ts';
import { printGate, printReport } from './torture/print-report.ts';
import { canMountDisks } from './torture/small-disk.ts';
import { DISK_FAULTS, FAULTS, type FaultName, runTorture, type TorturePlan } from './torture/run-torture.ts';
import { FORGETFUL, TortureStage } from './torture/torture-stage.ts';

/*
 * `npm run torture [-- --cycles 24 --seconds 6 --clients 12 --only 'black hole,kill the database' --control]` kills servers and their database under load and
 * proves that nothing acknowledged was lost and nothing doubled. Ends with 1 when something was. `--control` lets the
 * database forget on purpose: then it must end with 1.
 */

/** The orders of more faults would fill the small disk by themselves. */
const DISK_CYCLES = 4;
/** Not a fault of orders: machines send results while the processes for people, jobs and machines are killed in turn. */
const UNDER_MACHINES = 'kill the gateway and the worker';
const MACHINES = 8;

function wholeNumber(text: string, name: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} ${text}: give a whole number`);
  return value;
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

function isFault(name: string): name is FaultName {
  return Object.hasOwn(FAULTS, name) || Object.hasOwn(DISK_FAULTS, name);
}

/** The faults to go through, which of them the machine allows. */
function chosenFaults(): FaultName[] {
  if (values.control) return ['kill the database'];
  const all = [...Object.keys(FAULTS), ...Object.keys(DISK_FAULTS)];
  const names = values.only === '' ? all : values.only.split(',');
  const unknown = names.find((name) => !isFault(name) && name !== UNDER_MACHINES);
  if (unknown !== undefined) {
    throw new Error(`--only ${unknown}: give some of ${[...all, UNDER_MACHINES].join(', ')}`);
  }
  const faults = names.filter(isFault);
  if (canMountDisks()) return faults;
  process.stdout.write('Only root may mount a small disk: the faults of a full one are left out\n');
  return faults.filter((name) => !Object.hasOwn(DISK_FAULTS, name));
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function onStage(opening: Promise<TortureStage>, work: (stage: TortureStage) => Promise<void>) {
  const stage = await opening;
  // An interrupted run leaves nothing running.
  const giveUp = (): void => void stage.close().finally(() => process.exit(1));
  for (const signal of SIGNALS) process.once(signal, giveUp);
  try {
    await work(stage);
  } finally {
    await stage.close();
    // The next stage has its own to close, and would be left open by the end of this one.
    for (const signal of SIGNALS) process.off(signal, giveUp);
  }
}

function tortureOn(
  opening: Promise<TortureStage>,
  { faults, cycles }: Pick<TorturePlan, 'faults' | 'cycles'>,
) {
  const seconds = wholeNumber(values.seconds, 'seconds');
  const clients = wholeNumber(values.clients, 'clients');
  return onStage(opening, async (stage) =>
    printReport(await runTorture(stage, { cycles, seconds, clients, say, faults })),
  );
}

const faults = chosenFaults();
const ofDisk = faults.filter((name) => Object.hasOwn(DISK_FAULTS, name));
const others = faults.filter((name) => !ofDisk.includes(name));
const cycles = wholeNumber(values.cycles, 'cycles');
if (others.length > 0)
  await tortureOn(TortureStage.open(values.control ? FORGETFUL : {}), { faults: others, cycles });
if (ofDisk.length > 0)
  await tortureOn(TortureStage.openOnSmallDisk(), { faults: ofDisk, cycles: Math.min(cycles, DISK_CYCLES) });
if (!values.control && ['', UNDER_MACHINES].some((name) => values.only.split(',').includes(name)))
  await onStage(TortureStage.openWithGateway(), async (stage) => {
    const found = await killUnderMachines(stage, { machines: MACHINES, kills: cycles, say });
    say(`${found.acknowledged} messages were acknowledged, ${found.entered} values are on worksheets`);
    printGate('messages_lost', found.lost);
    printGate('messages_doubled', found.doubled);
  });
