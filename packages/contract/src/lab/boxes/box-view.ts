import { BOX_LIVES } from '@nidan/domain/boxes/box-life';
import { DISCREPANCY_KINDS, DISCREPANCY_OUTCOMES } from '@nidan/domain/boxes/discrepancy';
import { STORAGE_BANDS } from '@nidan/domain/catalogue/specimen-of-test';
import { type Static, Type } from 'typebox';
import { Can, closed, Id, Instant, nullable, Paise, Version } from '../../kernel/shapes.ts';

export const Band = Type.Enum([...STORAGE_BANDS]);
const Count = Type.Integer({ minimum: 0 });
const Place = closed({ locationId: Id, name: Type.String() });
const Person = closed({ userId: Id, name: Type.String() });

/** A box as every list of boxes shows it. */
export const BoxView = closed({
  batchId: Id,
  code: Type.String(),
  from: Place,
  to: Place,
  band: Band,
  /** Simple acceptance of the box as a whole (spec §4). */
  status: Type.Integer(),
  statusLabel: Type.String(),
  /** How far it has come, which its tubes say. */
  life: Type.Enum([...BOX_LIVES]),
  counts: closed({ packed: Count, onTheWay: Count, arrived: Count, lost: Count, canceled: Count }),
  /** When the first tube that is not there yet is no longer good; null: none is under way. */
  deadline: nullable(Instant),
  isLate: Type.Boolean(),
  courierTrackingNo: nullable(Type.String()),
  note: Type.String(),
  rider: nullable(Person),
  refusedBecause: nullable(Type.String()),
  arrivalCelsius: nullable(Type.Number()),
  openDiscrepancies: Count,
  createdAt: Instant,
  createdBy: Type.String(),
  sentAt: nullable(Instant),
  handedOverAt: nullable(Instant),
  countedAt: nullable(Instant),
  decidedAt: nullable(Instant),
  reason: nullable(Type.String()),
  version: Version,
  can: Can,
});
export type BoxView = Static<typeof BoxView>;

/** A tube in a box. */
export const BoxItemView = closed({
  itemId: Id,
  sampleId: Id,
  barcode: Type.String(),
  labNo: Type.String(),
  /** As its sender called it when it was announced; null: it was not. */
  requestNo: nullable(Type.String()),
  /** Code of the agency that sent it, or as it was told; null: of none. */
  clientCode: nullable(Type.String()),
  /** Null for who does not see its bill. */
  patientName: nullable(Type.String()),
  container: closed({ name: Type.String(), capColour: Type.String() }),
  testCodes: Type.Array(Type.String()),
  state: Type.Integer(),
  stateLabel: Type.String(),
  /** What the rider answered, in the words of spec §4; null where nothing is to be said. */
  hint: nullable(Type.String()),
  isLost: Type.Boolean(),
  /** Code of the physical state of the tube (spec §4): one that was cancelled on the road is put aside. */
  tubeStatus: Type.Integer(),
  goodUntil: nullable(Instant),
  receivedAt: nullable(Instant),
  reason: nullable(Type.String()),
});
export type BoxItemView = Static<typeof BoxItemView>;

/** Something that was not as the list of the box said. */
export const DiscrepancyView = closed({
  discrepancyId: Id,
  kind: Type.Enum([...DISCREPANCY_KINDS]),
  /** Null where it is about the box as a whole. */
  barcode: nullable(Type.String()),
  foundAt: Instant,
  foundBy: Type.String(),
  outcome: nullable(Type.Enum([...DISCREPANCY_OUTCOMES])),
  word: nullable(Type.String()),
  closedAt: nullable(Instant),
  closedBy: nullable(Type.String()),
  version: Version,
});
export type DiscrepancyView = Static<typeof DiscrepancyView>;

export const BoxDetails = closed({
  box: BoxView,
  items: Type.Array(BoxItemView),
  discrepancies: Type.Array(DiscrepancyView),
});
export type BoxDetails = Static<typeof BoxDetails>;

/** What a scan at a box came to: the tube, and the box as it stands then. */
export const ScanVerdict = closed({
  item: BoxItemView,
  box: BoxView,
  /** Null when the tube was in order. */
  discrepancy: nullable(Type.Enum([...DISCREPANCY_KINDS])),
});
export type ScanVerdict = Static<typeof ScanVerdict>;

/** A bill whose tubes go from one place to another in a box. */
export const TransferView = closed({
  transferId: Id,
  billId: Id,
  labNo: Type.String(),
  batchId: Id,
  boxCode: Type.String(),
  from: Type.String(),
  to: Type.String(),
  /** Transfer (spec §4). */
  state: Type.Integer(),
  stateLabel: Type.String(),
  byAccount: Type.Boolean(),
  /** Net of the bill when it was sent; 0 where an earlier box carries it. */
  amountPaise: Paise,
  testCodes: Type.Array(Type.String()),
  tubes: Count,
  arrivedTubes: Count,
  sentAt: Instant,
  sentBy: Type.String(),
  decidedAt: nullable(Instant),
  decidedBy: nullable(Type.String()),
  reason: nullable(Type.String()),
  version: Version,
  can: Can,
});
export type TransferView = Static<typeof TransferView>;
