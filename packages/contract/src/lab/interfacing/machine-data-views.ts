import { RESULT_MARKS } from '@nidan/domain/interfacing/result-marks';
import {
  MACHINE_MESSAGE_STATES,
  MESSAGE_DIRECTIONS,
  QUARANTINE_REASONS,
} from '@nidan/domain/machines/machine-data-reason';
import { machineData } from '@nidan/domain/status-sets/lab/machine-data';
import { type Static, Type } from 'typebox';
import { Can, closed, Id, Instant, nullable, Version } from '../../kernel/shapes.ts';

export const MachineDataStateOf = Type.Enum([...machineData.stateNames]);
export const QuarantineReasonOf = Type.Enum([...QUARANTINE_REASONS]);

/** One value that a machine sent, and what became of it. */
export const MachineDataView = closed({
  dataId: Id,
  messageId: Id,
  machineId: Id,
  machine: Type.String(),
  receivedAt: Instant,
  /** What the machine says; null: nothing, or no time. */
  measuredAt: nullable(Instant),
  /** Number of the tube or name of the control, as the machine has it; empty where it says none. */
  sampleId: Type.String(),
  isControl: Type.Boolean(),
  /** As the machine calls the parameter; empty for a message that could not be read. */
  code: Type.String(),
  /** The whole field where that is not one value. */
  value: Type.String(),
  /** Whole fields that say more than what was read of them. */
  beside: Type.Array(Type.String()),
  unit: Type.String(),
  /** Of the instrument. */
  flags: Type.Array(Type.String()),
  mark: Type.Enum([...RESULT_MARKS]),
  /** 5 for 1:5. */
  dilution: nullable(Type.Number()),
  reagentLot: Type.String(),
  /** A picture or file came in the place of a value; `GET /api/machinedata/file` has it. */
  hasFile: Type.Boolean(),
  state: MachineDataStateOf,
  /** Null unless it is in quarantine. */
  reason: nullable(QuarantineReasonOf),
  /** What is meant: the unit that was expected, the value that stands, the words of a refusal. Empty where the reason says all. */
  detail: Type.String(),
  /** What the code stands for on this machine; null where nothing does. */
  parameterId: nullable(Id),
  parameter: nullable(Type.String()),
  /** Of the bill that the tube is of; null while no tube was found. */
  billId: nullable(Id),
  labNo: nullable(Type.String()),
  billTestId: nullable(Id),
  /** Version of the result that it became. */
  resultVersion: nullable(Version),
  /** Run of controls that its point is in. */
  runId: nullable(Id),
  /** Why it was discarded; null unless it was. */
  discardReason: nullable(Type.String()),
  /** Who posted or discarded it by hand. */
  decidedBy: nullable(Type.String()),
  decidedAt: nullable(Instant),
  version: Version,
  /** `post`, `discard`, `map`. */
  can: Can,
});
export type MachineDataView = Static<typeof MachineDataView>;

/** A message as it came or went. */
export const MachineMessageView = closed({
  messageId: Id,
  linkId: Id,
  machineId: Id,
  machine: Type.String(),
  direction: Type.Enum([...MESSAGE_DIRECTIONS]),
  at: Instant,
  state: Type.Enum([...MACHINE_MESSAGE_STATES]),
  isWhole: Type.Boolean(),
  controlId: Type.String(),
  /** Bytes of it. */
  size: Type.Integer(),
  /** How often it came again, word for word. */
  repeats: Type.Integer(),
  /** Values that were read of it. */
  results: Type.Integer(),
});
export type MachineMessageView = Static<typeof MachineMessageView>;

/** A place of a message: a record or segment, or a field of one, in the order of the message. */
export const TreeLine = closed({
  /** `OBX[3]` or `OBX[3].5`. */
  at: Type.String(),
  depth: Type.Integer({ minimum: 0, maximum: 4 }),
  text: Type.String(),
});
export type TreeLine = Static<typeof TreeLine>;

const PersonSaidView = closed({
  name: Type.String(),
  personId: Type.String(),
  sex: Type.String(),
  birthDate: Type.String(),
});

const ReadResultView = closed({
  code: Type.String(),
  value: Type.String(),
  isUnread: Type.Boolean(),
  beside: Type.Array(Type.String()),
  unit: Type.String(),
  flags: Type.Array(Type.String()),
  mark: Type.Enum([...RESULT_MARKS]),
  dilution: nullable(Type.Number()),
  measuredAt: nullable(Type.String()),
  reagentLot: Type.String(),
  hasFile: Type.Boolean(),
  at: Type.String(),
});

/** What a driver reads of a message. */
export const ReadMessageView = closed({
  controlId: Type.String(),
  sender: Type.String(),
  samples: Type.Array(
    closed({
      sampleId: Type.String(),
      isControl: Type.Boolean(),
      person: PersonSaidView,
      results: Type.Array(ReadResultView),
    }),
  ),
  query: nullable(closed({ tag: Type.String(), sampleIds: Type.Array(Type.String()) })),
  statuses: Type.Array(closed({ event: Type.String(), text: Type.String() })),
  /** Places that could not be read, by a code: `no-sample`, `bad-line` … */
  faults: Type.Array(closed({ code: Type.String(), at: Type.String() })),
});
export type ReadMessageView = Static<typeof ReadMessageView>;
