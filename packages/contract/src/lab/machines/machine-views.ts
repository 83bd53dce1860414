import { CARE_KINDS } from '@nidan/domain/machines/machine-care';
import { MACHINE_CONDITIONS, MACHINE_STEPS } from '@nidan/domain/machines/machine-step';
import { type Static, Type } from 'typebox';
import { Can, closed, Id, Instant, nullable, Version } from '../../kernel/shapes.ts';

export const Step = Type.Enum([...MACHINE_STEPS]);
export const CareKindOf = Type.Enum([...CARE_KINDS]);

/** A calibration or maintenance that comes again and again. */
export const CareView = closed({
  careId: Id,
  machineId: Id,
  kind: CareKindOf,
  name: Type.String(),
  everyDays: Type.Integer(),
  lastDoneAt: nullable(Instant),
  dueAt: Instant,
  isOverdue: Type.Boolean(),
  version: Version,
  can: Can,
});
export type CareView = Static<typeof CareView>;

/** A machine as it stands. */
export const MachineView = closed({
  machineId: Id,
  code: Type.String(),
  name: Type.String(),
  condition: Type.Enum([...MACHINE_CONDITIONS]),
  /** Null: nothing was noted of it yet. */
  since: nullable(Instant),
  /** What is done to it at intervals, what is due first at the top. */
  care: Type.Array(CareView),
  /** Parameters of tests that wait for a result and of which it has a code. */
  waiting: Type.Integer(),
  /** 0: nothing was noted of it yet. */
  version: Type.Integer({ minimum: 0 }),
  /** Steps that make sense, by their kinds; 'lay' when care of it may be laid down. */
  can: Can,
});
export type MachineView = Static<typeof MachineView>;

/** Something that happened to a machine. */
export const MachineEventView = closed({
  eventId: Id,
  machineId: Id,
  machine: Type.String(),
  kind: Step,
  happenedAt: Instant,
  note: Type.String(),
  /** What was due and is done by it. */
  care: nullable(Type.String()),
  recordedBy: Type.String(),
  recordedAt: Instant,
});
export type MachineEventView = Static<typeof MachineEventView>;

/** A parameter of a machine and where its waiting samples are measured now. */
export const WaitingParameter = closed({
  parameterId: Id,
  parameter: Type.String(),
  waiting: Type.Integer(),
  /** Other machines that have a code of it and take work, by name. */
  others: Type.Array(Type.String()),
});
export type WaitingParameter = Static<typeof WaitingParameter>;
