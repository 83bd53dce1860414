import { addEqaRound, type EqaRoundView, saveEqaResults } from '@nidan/contract/lab/eqa/eqa-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { qcOfLab } from '../../quality/testing/qc-of-lab.ts';

type App = LabWorld['app'];

export interface RoundOfLab {
  readonly round: EqaRoundView;
  readonly machineId: string;
  readonly parameterId: string;
}

/** A round of the technician in which nothing is entered, and a machine that measures creatinine. */
export async function roundOfLab(app: App): Promise<RoundOfLab> {
  const { machineId, parameterId, machineCode } = await qcOfLab(app);
  const body = {
    roundId: newId(),
    scheme: `Chemistry ${machineCode}`,
    roundNo: '7',
    sample: 'A',
    closesOn: '2025-06-30',
  };
  const round = await app.as('Technician').ok(addEqaRound, { body });
  return { round, machineId, parameterId };
}

/** What the technician enters: creatinine of an SD of 0.2 mg/dL, so far from the assigned 1 mg/dL; null: not assigned yet. */
export function resultAt({ machineId, parameterId }: Omit<RoundOfLab, 'round'>, z: number | null) {
  return {
    machineId,
    parameterId,
    ownValue: 1 + (z ?? 0) * 0.2,
    unit: 'mg/dL',
    assignedValue: z === null ? null : 1,
    sd: z === null ? null : 0.2,
  };
}

/** A round whose creatinine is so many SDs from the assigned value; null: own value alone. */
export async function judgedRound(app: App, z: number | null): Promise<RoundOfLab> {
  const of = await roundOfLab(app);
  const { roundId, version } = of.round;
  const receivedOn = z === null ? {} : { receivedOn: '2025-07-20' };
  const body = { roundId, version, ...receivedOn, results: [resultAt(of, z)] };
  return { ...of, round: await app.as('Technician').ok(saveEqaResults, { body }) };
}
