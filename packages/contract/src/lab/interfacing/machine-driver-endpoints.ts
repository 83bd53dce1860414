import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { machineDriver } from '@nidan/domain/status-sets/lab/machine-driver';
import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { Can, closed, Id, Instant, nullable, Reason, Version } from '../../kernel/shapes.ts';
import { ReadMessageView, TreeLine } from './machine-data-views.ts';

const read = { module: 'quality', bits: PERMISSION.read } as const;
const update = { module: 'quality', bits: PERMISSION.update } as const;

const LONGEST_DRIVER = 60_000;
/** A driver as JSON. */
const Definition = Type.String({ minLength: 2, maxLength: LONGEST_DRIVER });
const Code = Type.String({ minLength: 1, maxLength: 60, pattern: '^[a-z0-9-]+$' });

/** A version of a driver of the lab. */
export const MachineDriverView = closed({
  driverId: Id,
  code: Code,
  revision: Type.Integer({ minimum: 1 }),
  name: Type.String(),
  /** It came with the product and stays as it came. */
  isDelivered: Type.Boolean(),
  state: Type.Enum([...machineDriver.stateNames]),
  madeBy: Type.String(),
  madeAt: Instant,
  approvedBy: nullable(Type.String()),
  approvedAt: nullable(Instant),
  retireReason: nullable(Type.String()),
  /** Links that read by it. */
  links: Type.Integer(),
  version: Version,
  /** `change`, `approve`, `retire`. */
  can: Can,
});
export type MachineDriverView = Static<typeof MachineDriverView>;

/** A driver that comes with the product. */
export const DeliveredDriver = closed({
  code: Code,
  name: Type.String(),
  /** The public document that its layout is from. */
  source: Type.String(),
  /** The version that the lab has of it; null: it has not taken it yet. */
  driverId: nullable(Id),
});

export const listMachineDrivers = defineEndpoint({
  method: 'GET',
  path: '/api/machinedrivers',
  summary: 'The drivers of the lab in all their versions, and those that come with the product',
  access: read,
  response: closed({
    drivers: Type.Array(MachineDriverView),
    delivered: Type.Array(DeliveredDriver),
    /** `add`. */
    can: Can,
  }),
});

export const readMachineDriver = defineEndpoint({
  method: 'GET',
  path: '/api/machinedrivers/one',
  summary: 'A driver as JSON: a version of the lab, or one that comes with the product by its code',
  access: read,
  query: closed({ driverId: Type.Optional(Id), code: Type.Optional(Code) }),
  response: closed({ driver: nullable(MachineDriverView), definition: Definition, example: Type.String() }),
});

export const takeMachineDriver = defineEndpoint({
  method: 'POST',
  path: '/api/machinedrivers/take',
  summary: 'Takes a driver that comes with the product into the lab, as it is, for links to read by',
  access: update,
  body: closed({ driverId: Id, code: Code }),
  response: MachineDriverView,
});

export const saveMachineDriver = defineEndpoint({
  method: 'PUT',
  path: '/api/machinedrivers',
  summary: 'Writes a draft of a driver, a new version beside those in use; refused where it has a fault',
  access: update,
  body: closed({
    /** Of the draft, new for a new one. */
    driverId: Id,
    /** Null for a new draft. */
    version: nullable(Version),
    code: Code,
    name: Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' }),
    definition: Definition,
  }),
  response: MachineDriverView,
});

export const approveMachineDriver = defineEndpoint({
  method: 'POST',
  path: '/api/machinedrivers/approve',
  summary: 'Approves a draft that another person wrote; links may read by it from then on',
  access: update,
  stepUp: true,
  body: closed({ driverId: Id, version: Version }),
  response: MachineDriverView,
});

export const retireMachineDriver = defineEndpoint({
  method: 'POST',
  path: '/api/machinedrivers/retire',
  summary: 'Takes a driver out of use for good, or gives a draft up; not while a link reads by it',
  access: update,
  body: closed({ driverId: Id, version: Version, reason: Reason }),
  response: MachineDriverView,
});

/** Of what is tried: about a quarter of a megabyte. */
const LONGEST_TRIED = 262_144;

export const tryMachineDriver = defineEndpoint({
  method: 'POST',
  path: '/api/machinedrivers/try',
  summary:
    'Reads pasted bytes or a message that came by a driver, saved or not: the tree, what is read, and the faults of the driver; nothing is kept',
  access: read,
  mutates: false,
  bodyLimit: 2 * LONGEST_TRIED + LONGEST_DRIVER + 1_024,
  perMinute: 20,
  body: closed({
    /** The one that is tried; null: the saved one. */
    definition: nullable(Definition),
    driverId: nullable(Id),
    /** Pasted, with or without frames; null: the message. `<STX>` and the like, or `\x02`, stand for bytes. */
    text: nullable(Type.String({ maxLength: LONGEST_TRIED })),
    messageId: nullable(Id),
  }),
  response: closed({
    /** Faults of the driver; with one, nothing is read. */
    faults: Type.Array(closed({ path: Type.String(), code: Type.String(), msg: Type.String() })),
    tree: Type.Array(TreeLine),
    read: nullable(ReadMessageView),
  }),
});
