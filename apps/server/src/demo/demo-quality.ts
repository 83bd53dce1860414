import { decideLookBack, listHolds, listLookBack } from '@nidan/contract/lab/quality/hold-endpoints';
import { addMaterial, openLot } from '@nidan/contract/lab/quality/material-endpoints';
import { beginRun, completeRun, lookAtRun, savePoints } from '@nidan/contract/lab/quality/run-endpoints';
import { addSeries, excludePoint, listSeries, setPlan } from '@nidan/contract/lab/quality/series-endpoints';
import { addDays } from '@nidan/domain/time/calendar-date';
import { calendarDateIn, DEFAULT_ZONE } from '@nidan/domain/time/zone';
import { newId } from '../kernel/database/new-id.ts';
import type { DemoClient } from './demo-client.ts';
import { demoRandom } from './demo-random.ts';
import type { DemoClock, DemoLife } from './demo-visit.ts';
import { once } from './once.ts';

interface Controlled {
  readonly parameter: string;
  /** Mean and SD of both levels. */
  readonly levels: readonly (readonly [mean: number, sd: number])[];
}

interface ControlledMachine {
  readonly machine: string;
  readonly material: string;
  readonly levels: readonly string[];
  readonly lotNo: string;
  /** Days of the month before today on which its controls were run; today once more. */
  readonly days: number;
  readonly isRunToday: boolean;
  readonly controls: readonly Controlled[];
}

/** On which a control warned once, and once broke a rule. */
const IN_DOUBT = 'Cell counter 1';

const MACHINES: readonly ControlledMachine[] = [
  {
    machine: 'Chemistry analyser 1',
    material: 'Multi-analyte serum',
    levels: ['level 1', 'level 2'],
    lotNo: '4127B',
    days: 29,
    isRunToday: true,
    controls: [
      {
        parameter: 'CREAT',
        levels: [
          [1, 0.05],
          [4.2, 0.15],
        ],
      },
      {
        parameter: 'UREA',
        levels: [
          [32, 1.5],
          [105, 3.5],
        ],
      },
      {
        parameter: 'ALT',
        levels: [
          [30, 2],
          [95, 4],
        ],
      },
    ],
  },
  {
    machine: IN_DOUBT,
    material: 'Whole blood control',
    levels: ['low', 'normal'],
    lotNo: 'H2291',
    days: 29,
    isRunToday: true,
    controls: [
      {
        parameter: 'HB',
        levels: [
          [7.6, 0.15],
          [13.4, 0.2],
        ],
      },
      {
        parameter: 'WBC',
        levels: [
          [3.1, 0.12],
          [7.8, 0.25],
        ],
      },
      {
        parameter: 'PLT',
        levels: [
          [85, 6],
          [228, 10],
        ],
      },
    ],
  },
  {
    machine: 'Electrolyte analyser 1',
    material: 'Electrolyte control',
    levels: ['level 1', 'level 2'],
    lotNo: 'E0714',
    days: 6,
    isRunToday: false,
    controls: [
      {
        parameter: 'NA',
        levels: [
          [118, 1.2],
          [142, 1.4],
        ],
      },
      {
        parameter: 'K',
        levels: [
          [2.9, 0.06],
          [4.4, 0.08],
        ],
      },
    ],
  },
];

/** Days before today on which a control of the cell counter warned, and on which it broke a rule. */
const WARNED_DAY = 17;
const REJECTED_DAY = 3;
/** Before the first patient of the day. */
const MORNING = '06:40';
const RERUN = '07:05';

interface DemoSeries {
  readonly seriesId: string;
  readonly unit: string;
  readonly mean: number;
  readonly sd: number;
}

/** Makes the material, its lot and the series of a machine, as they were when the month began; answers the series, level by level. */
async function setUp(
  manager: DemoClient,
  of: ControlledMachine,
  today: string,
): Promise<{ machineId: string; series: DemoSeries[] }> {
  const { machines } = await manager.call(listSeries, {});
  const machine = machines.find(({ name }) => name === of.machine);
  if (machine === undefined) throw new Error(`The demo lab has no ${of.machine}`);
  const { materialId } = await once(manager, `control ${of.lotNo}`, {
    endpoint: addMaterial,
    body: async () => ({ materialId: newId(), name: of.material, maker: '', levels: [...of.levels] }),
  });
  const { lots } = await once(manager, `lot ${of.lotNo}`, {
    endpoint: openLot,
    body: async () => ({ lotId: newId(), materialId, lotNo: of.lotNo, expiresOn: addDays(today, 120) }),
  });
  const lotId = lots[0]?.lotId ?? '';
  const series: DemoSeries[] = [];
  for (const { parameter: code, levels } of of.controls) {
    const parameter = machine.parameters.find((one) => one.code === code);
    if (parameter === undefined) throw new Error(`${of.machine} does not measure ${code}`);
    for (const [index, [mean, sd]] of levels.entries()) {
      const { seriesId, unit } = await once(manager, `series ${of.lotNo} ${code} ${index + 1}`, {
        endpoint: addSeries,
        body: async () => ({
          seriesId: newId(),
          machineId: machine.id,
          parameterId: parameter.id,
          lotId,
          level: index + 1,
          baseMean: mean,
          minValue: mean - 2 * sd,
          maxValue: mean + 2 * sd,
          unit: parameter.unit,
        }),
      });
      series.push({ seriesId, unit, mean, sd });
    }
  }
  return { machineId: machine.id, series };
}

interface DemoRun {
  readonly name: string;
  readonly machineId: string;
  readonly series: readonly DemoSeries[];
  readonly random: () => number;
  /** Of the first series: another distance than chance gives. */
  readonly z: number | null;
  readonly correctiveAction: string;
  readonly at: Date;
}

/** A control near its mean, the levels on two sides of it, so that chance breaks no rule. */
function zOf({ random, z }: DemoRun, index: number, side: number): number {
  if (index === 0 && z !== null) return z;
  return (index % 2 === 0 ? side : -side) * (0.1 + 0.85 * random());
}

async function run(technician: DemoClient, given: DemoRun) {
  const { name, machineId, series, random, correctiveAction, at } = given;
  const begun = await technician.call(beginRun, {
    as: `run ${name}`,
    body: { runId: newId(), machineId, plannedFor: null, cause: '' },
  });
  const side = random() < 0.5 ? -1 : 1;
  const entered = await technician.call(savePoints, {
    as: `points ${name}`,
    body: {
      runId: begun.run.runId,
      version: begun.run.version,
      points: series.map(({ seriesId, unit, mean, sd }, index) => ({
        pointId: newId(),
        seriesId,
        value: Number((mean + zOf(given, index, side) * sd).toFixed(2)),
        unit,
        measuredAt: at.toISOString(),
      })),
    },
  });
  return technician.call(completeRun, {
    as: `completed ${name}`,
    body: { runId: entered.run.runId, version: entered.run.version, comment: '', correctiveAction },
  });
}

/** The morning on which the first control of the cell counter broke a rule: the vial was the wrong one, a new one was in. */
async function rejected(
  { staff, clock }: DemoLife,
  given: Omit<DemoRun, 'z' | 'name' | 'correctiveAction' | 'at'>,
): Promise<void> {
  const { technician, pathologist } = staff;
  const at = timeAt(clock, { daysAgo: REJECTED_DAY, at: MORNING });
  const broken = await run(technician, {
    ...given,
    name: 'rejected',
    z: 3.4,
    correctiveAction: 'The vial of another lot was in its place. Run again with the right one',
    at,
  });
  const again = timeAt(clock, { daysAgo: REJECTED_DAY, at: RERUN });
  await run(technician, { ...given, name: 'rerun', z: 0.3, correctiveAction: '', at: again });
  const { runId, version } = broken.run;
  await pathologist.call(lookAtRun, { as: 'look at rejected', body: { runId, version } });
  const { seriesId } = given.series[0] ?? { seriesId: '' };
  const point = broken.lines.find(({ series }) => series.seriesId === seriesId)?.point;
  if (point != null) {
    await pathologist.call(excludePoint, {
      as: 'exclude rejected',
      body: { pointId: point.pointId, version: point.version, isExcluded: true, reason: 'Wrong vial' },
    });
  }
  await lookBack(pathologist);
}

/** The first of the values since the last good run is decided, the others wait. */
async function lookBack(pathologist: DemoClient): Promise<void> {
  await once(pathologist, 'look back', {
    endpoint: decideLookBack,
    body: async () => {
      const { rows: holds } = await pathologist.call(listHolds, { query: { limit: 1 } });
      const holdId = holds[0]?.holdId ?? null;
      if (holdId === null) return null;
      const { rows } = await pathologist.call(listLookBack, { query: { holdId, limit: 1 } });
      const [value] = rows;
      if (value === undefined) return null;
      const { billTestId, parameterId, resultVersion } = value;
      const note = 'The control was at fault, not the machine';
      return { holdId, billTestId, parameterId, resultVersion, decision: 'keep' as const, note };
    },
  });
}

function timeAt(clock: DemoClock, when: Parameters<DemoClock['hoursSince']>[0]): Date {
  const hours = clock.hoursSince(when);
  clock.setHoursAgo(hours);
  return new Date(clock.now().getTime());
}

/** A month of control runs on three machines: a warning, a morning that was rejected with its look-back, and one that is overdue. */
export async function keepDemoQuality(life: DemoLife, manager: DemoClient): Promise<void> {
  const { staff, clock } = life;
  for (const [at, of] of MACHINES.entries()) {
    timeAt(clock, { daysAgo: of.days + 1, at: '06:00' });
    const today = calendarDateIn(DEFAULT_ZONE, clock.now());
    const { machineId, series } = await setUp(manager, of, today);
    const given = { machineId, series, random: demoRandom(20_261_126 + at) };
    const plan = { machineId, version: 0, everyHours: 24, everyResults: null, shifts: [] };
    await manager.call(setPlan, { as: `plan ${of.lotNo}`, body: plan });
    for (let daysAgo = of.days; daysAgo > 0; daysAgo -= 1) {
      if (of.machine === IN_DOUBT && daysAgo === REJECTED_DAY) {
        await rejected(life, given);
        continue;
      }
      const z = of.machine === IN_DOUBT && daysAgo === WARNED_DAY ? 2.3 : null;
      const time = timeAt(clock, { daysAgo, at: MORNING });
      const name = `${of.lotNo} ${daysAgo}`;
      await run(staff.technician, { ...given, name, z, correctiveAction: '', at: time });
    }
    if (!of.isRunToday) continue;
    const now = timeAt(clock, { hoursAgo: 1 });
    await run(staff.technician, {
      ...given,
      name: `${of.lotNo} today`,
      z: null,
      correctiveAction: '',
      at: now,
    });
  }
}
