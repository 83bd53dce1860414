import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { LINK_PROBLEMS, LINK_STATES, LINK_TRANSPORTS } from '@nidan/domain/machines/machine-link';
import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { Can, closed, Id, Instant, nullable, ShortText, Version } from '../../kernel/shapes.ts';
import { TreeLine } from './machine-data-views.ts';

const read = { module: 'quality', bits: PERMISSION.read } as const;
const update = { module: 'quality', bits: PERMISSION.update } as const;

const settings = {
  name: Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' }),
  machineId: Id,
  driverId: Id,
  transport: Type.Enum([...LINK_TRANSPORTS]),
  /** Where to listen, or whom to call; empty for a folder, and for a listening link that takes calls on this machine alone. */
  host: Type.String({ maxLength: 253, pattern: '^[A-Za-z0-9.:-]*$' }),
  /** Null for a folder. */
  port: nullable(Type.Integer({ minimum: 1024, maximum: 65_535 })),
  /** Below the folder that the server keeps for machines; empty unless it is one. */
  folder: Type.String({ maxLength: 120, pattern: '^[A-Za-z0-9_-]*$' }),
  /** From which a listening link takes calls; empty: from any. */
  allowedAddress: Type.String({ maxLength: 45, pattern: '^[0-9A-Fa-f.:]*$' }),
  /** How far the clock of the machine is ahead of UTC, in minutes. */
  zoneOffset: Type.Integer({ minimum: -840, maximum: 840 }),
};

/** A link of a machine and how it is now. */
export const MachineLinkView = closed({
  linkId: Id,
  ...settings,
  machine: Type.String(),
  driver: Type.String(),
  driverRevision: Type.Integer(),
  isEnabled: Type.Boolean(),
  /** Null while no gateway runs that minds it. */
  state: nullable(Type.Enum([...LINK_STATES])),
  /** Since when it is in this state. */
  since: nullable(Instant),
  /** Machines that are connected now. */
  connections: Type.Integer(),
  lastMessageAt: nullable(Instant),
  /** What went wrong last; null: nothing since it was switched on. */
  problem: nullable(Type.Enum([...LINK_PROBLEMS])),
  problemAt: nullable(Instant),
  /** Its values in quarantine. */
  quarantined: Type.Integer(),
  version: Version,
  /** `change`, `enable`, `disable`. */
  can: Can,
});
export type MachineLinkView = Static<typeof MachineLinkView>;

export const listMachineLinks = defineEndpoint({
  method: 'GET',
  path: '/api/machinelinks',
  summary: 'The links of the machines, how each one is now, and whether something of it waits in quarantine',
  access: read,
  response: closed({
    links: Type.Array(MachineLinkView),
    /** Machines in use, for a new link. */
    machines: Type.Array(closed({ machineId: Id, name: Type.String() })),
    /** A gateway of this lab's links was alive in the last seconds. */
    isGatewayAlive: Type.Boolean(),
    /** `add`. */
    can: Can,
  }),
});

export const saveMachineLink = defineEndpoint({
  method: 'PUT',
  path: '/api/machinelinks',
  summary: 'Lays down a link of a machine, switched off, or changes one; a gateway takes it over at once',
  access: update,
  body: closed({
    linkId: Id,
    /** Null for a new one. */
    version: nullable(Version),
    ...settings,
  }),
  response: MachineLinkView,
});

export const switchMachineLink = defineEndpoint({
  method: 'POST',
  path: '/api/machinelinks/switch',
  summary: 'Switches a link on or off',
  access: update,
  body: closed({ linkId: Id, version: Version, isEnabled: Type.Boolean() }),
  response: MachineLinkView,
});

/** What came over or went out on a link, whole messages, the latest last. */
export const WatchedMessage = closed({
  messageId: Id,
  at: Instant,
  direction: ShortText,
  isWhole: Type.Boolean(),
  /** At most the first 4 KiB, two digits a byte. */
  hex: Type.String(),
  tree: Type.Array(TreeLine),
});

export const watchMachineLink = defineEndpoint({
  method: 'GET',
  path: '/api/machinelinks/watch',
  summary:
    'The last 20 messages of a link as bytes and as trees; asked for again when the live channel tells MACHINE_LINK',
  access: read,
  query: closed({ linkId: Id }),
  response: closed({ link: MachineLinkView, messages: Type.Array(WatchedMessage) }),
});
