import type { MachineMessage, PersonSaid } from '@nidan/domain/interfacing/machine-message';
import type { QuarantineReason } from '@nidan/domain/machines/machine-data-reason';
import { momentOfMachine } from '@nidan/domain/machines/moment-of-machine';
import { newId } from '../../../kernel/database/new-id.ts';
import type { ReceivedValue } from './received-value.ts';

const NOBODY: PersonSaid = { name: '', personId: '', sex: '', birthDate: '' };

interface Source {
  readonly at: Date;
  readonly zoneOffset: number;
}

type Said = Pick<ReceivedValue, 'position' | 'atPlace' | 'receivedAt'> & Partial<ReceivedValue>;

function valueOf(said: Said): ReceivedValue {
  return {
    dataId: newId(),
    sampleId: '',
    isControl: false,
    person: NOBODY,
    code: '',
    value: '',
    isUnread: false,
    beside: [],
    unit: '',
    flags: [],
    mark: 'final',
    dilution: null,
    reagentLot: '',
    measuredAt: null,
    hasFile: false,
    ...said,
  };
}

/** Values of one tube or control, in the order of the message. */
export interface SampleValues {
  readonly isControl: boolean;
  readonly values: readonly ReceivedValue[];
}

/** A place that could not be read. */
export interface UnreadPlace {
  readonly value: ReceivedValue;
  readonly reason: QuarantineReason;
  readonly detail: string;
}

export interface ValuesOfMessage {
  readonly samples: readonly SampleValues[];
  readonly unread: readonly UnreadPlace[];
}

/** What a message brings, each value with its place; the same message always gives the same places. */
export function valuesOfMessage(message: MachineMessage, { at, zoneOffset }: Source): ValuesOfMessage {
  let position = -1;
  const next = (): number => (position += 1);
  const all = message.samples.map(({ sampleId, isControl, person, results }) => ({
    isControl,
    sampleId,
    values: results.map((result) =>
      valueOf({
        position: next(),
        atPlace: result.at,
        receivedAt: at,
        sampleId,
        isControl,
        person,
        code: result.code,
        value: result.value,
        isUnread: result.isUnread,
        beside: result.beside,
        unit: result.unit,
        flags: result.flags,
        mark: result.mark,
        dilution: result.dilution,
        reagentLot: result.reagentLot,
        measuredAt: momentOfMachine(result.measuredAt, zoneOffset),
        hasFile: result.file !== null,
      }),
    ),
  }));
  const grouped = Map.groupBy(all, ({ isControl, sampleId }) => `${isControl} ${sampleId}`);
  return {
    samples: [...grouped.values()].map((same) => ({
      isControl: same.some(({ isControl }) => isControl),
      values: same.flatMap(({ values }) => values),
    })),
    unread: message.faults.map(({ code, at: atPlace }) => ({
      value: valueOf({ position: next(), atPlace, receivedAt: at }),
      reason: 'unreadable',
      detail: code,
    })),
  };
}

/** A message that is kept for people alone, as one value without a place. */
export function valueOfWhole(at: Date): ReceivedValue {
  return valueOf({ position: 0, atPlace: '', receivedAt: at });
}
