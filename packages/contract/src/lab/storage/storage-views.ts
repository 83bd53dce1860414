import { RETENTION_CLASSES } from '@nidan/domain/storage/retention';
import { STORAGE_KINDS } from '@nidan/domain/storage/storage-kinds';
import { BAG_COLOURS, DISPOSAL_METHODS } from '@nidan/domain/storage/disposal-rules';
import { type Static, Type } from 'typebox';
import { Can, closed, Id, Instant, nullable, ShortText, Version } from '../../kernel/shapes.ts';
import { PatientBrief } from '../../people/patients/patient-brief.ts';

/** °C. */
export const Celsius = Type.Number({ minimum: -200, maximum: 100, multipleOf: 0.1 });
export const UnitKind = Type.Enum([...STORAGE_KINDS]);
export const ClassOfRetention = Type.Enum([...RETENTION_CLASSES]);

/** A place of the storage: a room, a device, a shelf, a rack or a box. */
export const StorageUnitView = closed({
  unitId: Id,
  /** In which it stands; null for a room. */
  parentId: nullable(Id),
  kind: UnitKind,
  code: Type.String(),
  name: Type.String(),
  locationId: Id,
  location: Type.String(),
  /** Positions of a rack or a box; 0 elsewhere. */
  rows: Type.Integer(),
  columns: Type.Integer(),
  lowestC: nullable(Type.Number()),
  highestC: nullable(Type.Number()),
  retentionClass: nullable(ClassOfRetention),
  isEnabled: Type.Boolean(),
  /** Tubes in its own positions. */
  taken: Type.Integer(),
  /** Of these, past their retention and with no open test. */
  due: Type.Integer(),
  version: Version,
});
export type StorageUnitView = Static<typeof StorageUnitView>;

/** A tube in a position of the storage. */
export const StoredTubeView = closed({
  sampleId: Id,
  barcode: Type.String(),
  labNo: Type.String(),
  billId: Id,
  patient: PatientBrief,
  container: closed({ name: Type.String(), capColour: Type.String() }),
  tests: Type.Array(closed({ code: Type.String(), name: Type.String(), isOpen: Type.Boolean() })),
  unitId: Id,
  row: Type.Integer(),
  column: Type.Integer(),
  /** 'C-04.E7'. */
  position: Type.String(),
  /** From the room on: 'Cold room, Fridge 2, Shelf 3, Rack C-04'. */
  path: Type.String(),
  storedAt: Instant,
  storedBy: Type.String(),
  keepUntil: Instant,
  /** Past its retention, with no open test. */
  isDue: Type.Boolean(),
  /** A test of it is open: it has to be fetched. */
  isWanted: Type.Boolean(),
  /** In a disposal run that waits for its witness. */
  isInDisposal: Type.Boolean(),
  openReason: nullable(Type.String()),
  version: Version,
  can: Can,
});
export type StoredTubeView = Static<typeof StoredTubeView>;

export const Bag = Type.Enum([...BAG_COLOURS]);
export const Method = Type.Enum([...DISPOSAL_METHODS]);

/** A disposal run. */
export const DisposalView = closed({
  disposalId: Id,
  /** Of the certificate; null before it is witnessed. */
  number: nullable(Type.String()),
  location: Type.String(),
  method: Method,
  bagColour: Bag,
  note: Type.String(),
  askedAt: Instant,
  askedBy: Type.String(),
  witnessedAt: nullable(Instant),
  witnessedBy: nullable(Type.String()),
  withdrawnAt: nullable(Instant),
  withdrawnBy: nullable(Type.String()),
  withdrawalReason: nullable(Type.String()),
  tubes: Type.Array(
    closed({ sampleId: Id, barcode: Type.String(), takenFrom: Type.String(), specimen: ShortText }),
  ),
  version: Version,
  /** 'witness', 'withdraw'. */
  can: Can,
});
export type DisposalView = Static<typeof DisposalView>;
