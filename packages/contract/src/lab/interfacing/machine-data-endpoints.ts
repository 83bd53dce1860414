import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { MACHINE_MESSAGE_STATES, MESSAGE_DIRECTIONS } from '@nidan/domain/machines/machine-data-reason';
import { Type } from 'typebox';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, nullable, page, pageOf, Reason, Version } from '../../kernel/shapes.ts';
import {
  MachineDataStateOf,
  MachineDataView,
  MachineMessageView,
  QuarantineReasonOf,
  ReadMessageView,
  TreeLine,
} from './machine-data-views.ts';

const read = { module: 'results', bits: PERMISSION.read } as const;
const create = { module: 'results', bits: PERMISSION.create } as const;

const Chosen = Type.Array(closed({ dataId: Id, version: Version }), { minItems: 1, maxItems: 100 });

export const listMachineData = defineEndpoint({
  method: 'GET',
  path: '/api/machinedata',
  summary: 'Values that machines sent, the latest first, with what became of each or why it waits',
  access: read,
  query: closed({
    ...page,
    ...dateFilter,
    state: Type.Optional(MachineDataStateOf),
    reason: Type.Optional(QuarantineReasonOf),
    machineId: Type.Optional(Id),
    /** Number of a tube or code of the machine, from its beginning. */
    q: Type.Optional(Type.String({ maxLength: 60 })),
  }),
  response: pageOf(MachineDataView),
});

export const countMachineData = defineEndpoint({
  method: 'GET',
  path: '/api/machinedata/waiting',
  summary: 'How many values of machines wait in quarantine, by machine and reason',
  access: read,
  response: closed({
    waiting: Type.Integer(),
    groups: Type.Array(
      closed({ machineId: Id, machine: Type.String(), reason: QuarantineReasonOf, count: Type.Integer() }),
    ),
  }),
});

export const mapMachineCode = defineEndpoint({
  method: 'POST',
  path: '/api/machinedata/map',
  summary:
    'Says what a code of a machine stands for, as Interfacing does, then tries again what waits for that code',
  access: { module: 'masters', bits: PERMISSION.create },
  body: closed({
    /** Of the interfacing that is made. */
    recordId: Id,
    machineId: Id,
    machineCode: Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' }),
    parameterId: Id,
    machineUnit: Type.String({ maxLength: 40 }),
    factor: Type.Number({ minimum: 0.000001, maximum: 1_000_000 }),
    shift: Type.Number({ minimum: -1_000_000, maximum: 1_000_000 }),
  }),
  /** How many values are tried again; they are posted one tube after another. */
  response: closed({ recordId: Id, tried: Type.Integer() }),
});

export const postMachineData = defineEndpoint({
  method: 'POST',
  path: '/api/machinedata/post',
  summary:
    'Tries values in quarantine again, as a person: one that only differs from what stands becomes its next version. What is still held back says why',
  access: create,
  body: closed({ rows: Chosen }),
  response: closed({ posted: Type.Integer(), rows: Type.Array(MachineDataView) }),
});

export const amendByMachineData = defineEndpoint({
  method: 'POST',
  path: '/api/machinedata/amend',
  summary:
    'Takes back the check of the test that a value in quarantine came too late for, and enters the value; after a release the next report is an amendment. Both or nothing',
  access: { module: 'authorise', bits: PERMISSION.update },
  body: closed({ dataId: Id, version: Version, reason: Reason }),
  response: MachineDataView,
});

export const discardMachineData = defineEndpoint({
  method: 'POST',
  path: '/api/machinedata/discard',
  summary: 'Discards values in quarantine with a reason; they stay in the list',
  access: create,
  body: closed({ rows: Chosen, reason: Reason }),
  response: closed({ rows: Type.Array(MachineDataView) }),
});

export const readMachineFile = defineEndpoint({
  method: 'GET',
  path: '/api/machinedata/file',
  summary: 'The picture or file that a machine sent in the place of a value',
  access: read,
  query: closed({ dataId: Id }),
  response: closed({ mediaType: Type.String(), base64: Type.String() }),
});

export const listMachineMessages = defineEndpoint({
  method: 'GET',
  path: '/api/machinedata/messages',
  summary: 'Messages of machines as they came and went, the latest first',
  access: read,
  query: closed({
    ...page,
    ...dateFilter,
    linkId: Type.Optional(Id),
    machineId: Type.Optional(Id),
    state: Type.Optional(Type.Enum([...MACHINE_MESSAGE_STATES])),
    direction: Type.Optional(Type.Enum([...MESSAGE_DIRECTIONS])),
  }),
  response: pageOf(MachineMessageView),
});

export const readRawMessage = defineEndpoint({
  method: 'GET',
  path: '/api/machinedata/raw',
  summary:
    'A message byte by byte, as text, as a tree, and as its driver reads it, with what became of its values',
  access: read,
  query: closed({ messageId: Id }),
  response: closed({
    message: MachineMessageView,
    /** At most the first 64 KiB, two digits a byte. */
    hex: Type.String(),
    text: Type.String(),
    tree: Type.Array(TreeLine),
    read: nullable(ReadMessageView),
    /** At most 500. */
    values: Type.Array(MachineDataView),
  }),
});
