import {
  addEqaRound,
  listEqaRounds,
  lookAtEqaResult,
  noteEqaAction,
  saveEqaResults,
} from '@nidan/contract/lab/eqa/eqa-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import { judgedRound, resultAt, roundOfLab } from './round-of-lab.ts';

export const eqaCases: readonly RouteCase[] = [
  forRoute(listEqaRounds).send(async ({ app }) => {
    await judgedRound(app, 2.5);
    return {};
  }),
  forRoute(addEqaRound).send(async () => {
    const roundId = newId();
    return {
      body: { roundId, scheme: `Haematology ${roundId}`, roundNo: '3', sample: 'B', closesOn: '2025-08-15' },
    };
  }),
  forRoute(saveEqaResults).send(async ({ app }) => {
    const of = await roundOfLab(app);
    const { roundId, version } = of.round;
    return { body: { roundId, version, receivedOn: '2025-07-20', results: [resultAt(of, 1.2)] } };
  }),
  forRoute(noteEqaAction).send(async ({ app }) => {
    const { round, machineId, parameterId } = await judgedRound(app, 2.5);
    const { roundId, version } = round;
    const correctiveAction = 'Calibrated anew, the sample measured again';
    return { body: { roundId, version, machineId, parameterId, comment: '', correctiveAction } };
  }),
  forRoute(lookAtEqaResult).send(async ({ app }) => {
    const { round, machineId, parameterId } = await judgedRound(app, 1.2);
    const { roundId, version } = round;
    return { body: { roundId, version, machineId, parameterId } };
  }),
];
