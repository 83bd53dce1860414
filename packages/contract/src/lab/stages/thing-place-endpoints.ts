import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { THING_KINDS } from '@nidan/domain/stages/case-tree';
import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, Instant, nullable, page, pageOf, Reason, Version } from '../../kernel/shapes.ts';
import { PatientBrief } from '../../people/patients/patient-brief.ts';

const read = { module: 'samples', bits: PERMISSION.read } as const;
const update = { module: 'samples', bits: PERMISSION.update } as const;

/** A part, block or slide that is kept in a place of the storage, or was. */
export const StoredThing = closed({
  thingId: Id,
  billTestId: Id,
  billId: Id,
  caseNo: Type.String(),
  kind: Type.Enum([...THING_KINDS]),
  /** Within its case: 'A1-2'. */
  label: Type.String(),
  barcode: Type.String(),
  stain: Type.String(),
  patient: PatientBrief,
  unitId: Id,
  /** From the room on: 'Block room, Cabinet 2, Shelf 3'. */
  path: Type.String(),
  /** Tray, drawer or slot within the place. */
  spot: Type.String(),
  storedAt: Instant,
  storedBy: Type.String(),
  keepUntil: Instant,
  /** Past its retention, and its case is complete. */
  isDue: Type.Boolean(),
  disposedAt: nullable(Instant),
  disposedBy: nullable(Type.String()),
  disposeReason: nullable(Type.String()),
  version: Version,
});
export type StoredThing = Static<typeof StoredThing>;

export const STORED_THING_VIEWS = ['kept', 'due', 'disposed'] as const;

export const listStoredThings = defineEndpoint({
  method: 'GET',
  path: '/api/storage/things',
  summary:
    'Parts, blocks and slides in storage, those first that are kept the shortest; `due`: past their retention',
  access: read,
  query: closed({
    ...page,
    view: Type.Optional(Type.Enum([...STORED_THING_VIEWS])),
    /** A barcode or case number, or the beginning of one. */
    q: Type.Optional(Type.String({ maxLength: 40 })),
  }),
  response: pageOf(StoredThing),
});

export const storeThing = defineEndpoint({
  method: 'POST',
  path: '/api/storage/things',
  summary:
    'Puts a scanned part, block or slide into a place of the storage, or into another one; it is kept as long as when it was first stored',
  access: update,
  body: closed({
    scan: Type.String({ minLength: 1, maxLength: 200 }),
    unitId: Id,
    spot: Type.String({ maxLength: 40 }),
  }),
  response: StoredThing,
});

export const disposeThing = defineEndpoint({
  method: 'POST',
  path: '/api/storage/things/dispose',
  summary: 'Disposes of a stored part, block or slide after its retention, once and for good',
  access: update,
  body: closed({ thingId: Id, version: Version, reason: Reason }),
  response: StoredThing,
});
