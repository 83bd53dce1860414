import { addEqaRound, noteEqaAction, saveEqaResults } from '@nidan/contract/lab/eqa/eqa-endpoints';
import { listSeries } from '@nidan/contract/lab/quality/series-endpoints';
import { addDays } from '@nidan/domain/time/calendar-date';
import { calendarDateIn, DEFAULT_ZONE } from '@nidan/domain/time/zone';
import { newId } from '../kernel/database/new-id.ts';
import type { DemoClient } from './demo-client.ts';
import type { DemoLife } from './demo-visit.ts';
import { once } from './once.ts';

interface Measured {
  readonly parameter: string;
  readonly own: number;
  readonly assigned: number;
  readonly sd: number;
}

const CHEMISTRY: readonly Measured[] = [
  { parameter: 'CREAT', own: 1.62, assigned: 1.58, sd: 0.06 },
  { parameter: 'UREA', own: 48, assigned: 46.5, sd: 1.8 },
  { parameter: 'ALT', own: 71, assigned: 62.4, sd: 3.6 },
];
const CELLS: readonly Measured[] = [
  { parameter: 'HB', own: 11.9, assigned: 11.8, sd: 0.18 },
  { parameter: 'WBC', own: 6.4, assigned: 6.3, sd: 0.22 },
  { parameter: 'PLT', own: 182, assigned: 188, sd: 7.5 },
];

interface DemoRound {
  readonly scheme: string;
  readonly roundNo: string;
  readonly machine: string;
  readonly measured: readonly Measured[];
  /** Days from now on which it closes. */
  readonly closesIn: number;
}

/** Adds a round with the own values, whose assigned ones are still to come. */
async function enter(
  technician: DemoClient,
  manager: DemoClient,
  of: DemoRound & { readonly today: string },
) {
  const { machines } = await manager.call(listSeries, {});
  const machine = machines.find(({ name }) => name === of.machine);
  if (machine === undefined) throw new Error(`The demo lab has no ${of.machine}`);
  const { roundId, version } = await once(technician, `eqa ${of.scheme}`, {
    endpoint: addEqaRound,
    body: async () => ({
      roundId: newId(),
      scheme: of.scheme,
      roundNo: of.roundNo,
      sample: 'Sample A',
      closesOn: addDays(of.today, of.closesIn),
    }),
  });
  const results = of.measured.map(({ parameter: code, own, assigned, sd }) => {
    const parameter = machine.parameters.find((one) => one.code === code);
    if (parameter === undefined) throw new Error(`${of.machine} does not measure ${code}`);
    const { id: parameterId, unit } = parameter;
    const value = { machineId: machine.id, parameterId, ownValue: own, unit };
    return {
      own: { ...value, assignedValue: null, sd: null },
      judged: { ...value, assignedValue: assigned, sd },
    };
  });
  const sent = await technician.call(saveEqaResults, {
    as: `eqa values ${of.scheme}`,
    body: {
      roundId,
      version,
      results: results.map((one) => one.own),
    },
  });
  return { round: sent, results };
}

/** Two rounds of external assessment: one whose report is here and asks about an ALT, one that is open. */
export async function keepDemoEqa({ staff, clock }: DemoLife, manager: DemoClient): Promise<void> {
  const { technician } = staff;
  clock.setHoursAgo(clock.hoursSince({ daysAgo: 20, at: '11:00' }));
  const today = calendarDateIn(DEFAULT_ZONE, clock.now());
  const chemistry = await enter(technician, manager, {
    scheme: 'National chemistry EQA',
    roundNo: 'Round 9',
    machine: 'Chemistry analyser 1',
    measured: CHEMISTRY,
    closesIn: 2,
    today,
  });
  clock.setHoursAgo(clock.hoursSince({ daysAgo: 4, at: '15:00' }));
  const { roundId, version } = chemistry.round;
  const judged = await technician.call(saveEqaResults, {
    as: 'eqa report',
    body: {
      roundId,
      version,
      receivedOn: calendarDateIn(DEFAULT_ZONE, clock.now()),
      results: chemistry.results.map((one) => one.judged),
    },
  });
  const asked = judged.results.find(({ verdict }) => verdict === 'question');
  if (asked !== undefined) {
    await technician.call(noteEqaAction, {
      as: 'eqa action',
      body: {
        roundId,
        version: judged.version,
        machineId: asked.machine.id,
        parameterId: asked.parameter.id,
        comment: 'Controls of that day were in, at the upper side',
        correctiveAction: 'ALT calibrated anew; what is left of the sample measured again: 64',
      },
    });
  }
  clock.setHoursAgo(2);
  await enter(technician, manager, {
    scheme: 'National haematology EQA',
    roundNo: 'Round 4',
    machine: 'Cell counter 1',
    measured: CELLS,
    closesIn: 6,
    today: calendarDateIn(DEFAULT_ZONE, clock.now()),
  });
}
