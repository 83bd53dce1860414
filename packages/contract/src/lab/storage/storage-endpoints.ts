import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { MOST_COLUMNS, MOST_ROWS } from '@nidan/domain/storage/rack-positions';
import { RETRIEVAL_REASONS } from '@nidan/domain/storage/storing-rules';
import { Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { searchBy } from '../../kernel/search-by.ts';
import { closed, Id, nullable, page, pageOf, Reason, Version } from '../../kernel/shapes.ts';
import { SampleView } from '../samples/sample-view.ts';
import { Celsius, ClassOfRetention, StorageUnitView, StoredTubeView, UnitKind } from './storage-views.ts';

const read = { module: 'samples', bits: PERMISSION.read } as const;
const update = { module: 'samples', bits: PERMISSION.update } as const;
const setUp = { module: 'masters', bits: PERMISSION.create } as const;
const maintain = { module: 'masters', bits: PERMISSION.update } as const;

const Name = Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' });
/** What a scanner or a hand gave; what it cannot be is refused by name. */
const Scan = Type.String({ maxLength: 20_000 });
/** 'E7'; null: the next one that is free. */
const Position = nullable(Type.String({ pattern: '^[A-Za-z][1-9][0-9]?$' }));
const band = {
  lowestC: nullable(Celsius),
  highestC: nullable(Celsius),
  retentionClass: nullable(ClassOfRetention),
};

export const listStorageUnits = defineEndpoint({
  method: 'GET',
  path: '/api/storage/units',
  summary: 'Every place of the storage, with how much of it is taken; a tree by parentId',
  access: read,
  response: closed({ units: Type.Array(StorageUnitView) }),
});

export const createStorageUnit = defineEndpoint({
  method: 'POST',
  path: '/api/storage/units',
  summary:
    'Sets up a room, device, shelf, rack or box; a rack or box has rows and columns, a device its temperatures',
  access: setUp,
  body: closed({
    unitId: Id,
    parentId: nullable(Id),
    kind: UnitKind,
    code: Type.String({ minLength: 1, maxLength: 40 }),
    name: Name,
    locationId: Id,
    rows: Type.Integer({ minimum: 0, maximum: MOST_ROWS }),
    columns: Type.Integer({ minimum: 0, maximum: MOST_COLUMNS }),
    ...band,
  }),
  response: StorageUnitView,
});

export const changeStorageUnit = defineEndpoint({
  method: 'PATCH',
  path: '/api/storage/units',
  summary:
    'Renames a place, changes what a device keeps to, or takes it out of use; refused while something is in it',
  access: maintain,
  body: closed({
    unitId: Id,
    version: Version,
    name: Type.Optional(Name),
    isEnabled: Type.Optional(Type.Boolean()),
    lowestC: Type.Optional(band.lowestC),
    highestC: Type.Optional(band.highestC),
    retentionClass: Type.Optional(band.retentionClass),
  }),
  response: StorageUnitView,
});

export const moveStorageUnit = defineEndpoint({
  method: 'POST',
  path: '/api/storage/units/move',
  summary: 'Puts a rack, box, shelf or device with all that is in it somewhere else at the same location',
  access: update,
  body: closed({ unitId: Id, version: Version, parentId: Id }),
  response: StorageUnitView,
});

export const readRack = defineEndpoint({
  method: 'GET',
  path: '/api/storage/racks',
  summary: 'What is in the positions of one rack or box; every position without a tube is free',
  access: read,
  query: closed({ unitId: Id }),
  response: closed({ unit: StorageUnitView, path: Type.String(), tubes: Type.Array(StoredTubeView) }),
});

export const listStoredTubes = defineEndpoint({
  method: 'GET',
  path: '/api/storage/tubes',
  summary:
    'Tubes in storage, those first that are kept the shortest; `due`: past their retention, `wanted`: with an open test',
  access: read,
  query: closed({
    ...page,
    q: Type.Optional(Type.String({ maxLength: 120 })),
    ...searchBy('storedTubes'),
    only: Type.Optional(Type.Enum(['due', 'wanted'])),
  }),
  response: pageOf(StoredTubeView),
});

const Stored = closed({
  tube: StoredTubeView,
  /** The next free position of its rack; null: it is full now. */
  next: nullable(Type.String()),
});

export const storeTube = defineEndpoint({
  method: 'POST',
  path: '/api/storage/store',
  summary:
    'Puts a scanned tube into a position of a rack, the next free one unless told; a tube with a test before its first result needs a reason',
  access: update,
  body: closed({ scan: Scan, unitId: Id, position: Position, openReason: nullable(Reason) }),
  response: Stored,
});

export const moveTube = defineEndpoint({
  method: 'POST',
  path: '/api/storage/move',
  summary: 'Puts a stored tube into another position',
  access: update,
  body: closed({ scan: Scan, unitId: Id, position: Position }),
  response: Stored,
});

export const retrieveTube = defineEndpoint({
  method: 'POST',
  path: '/api/storage/retrieve',
  summary: 'Takes a stored tube out for work on it, with why; its position is free then',
  access: update,
  body: closed({
    scan: Scan,
    reason: Type.Enum([...RETRIEVAL_REASONS]),
    note: Type.String({ maxLength: 300 }),
    /** Why a tube is taken out that is too old for a test that waits for it. */
    oldReason: Type.Optional(Reason),
  }),
  response: SampleView,
});

export const giveBackTube = defineEndpoint({
  method: 'POST',
  path: '/api/storage/return',
  summary: 'Gives a stored tube, block or slide away for good: to whom, why, and who took it',
  access: update,
  body: closed({ scan: Scan, returnedTo: Name, reason: Reason, receivedBy: Name }),
  response: SampleView,
});
