import { NAME_TITLES_OR_NONE } from '@nidan/domain/people/names/name-title';
import { type Static, Type } from 'typebox';
import { Can, closed, Id, Instant, nullable, ShortText, Version } from '../../kernel/shapes.ts';
import { PatientBrief } from '../../people/patients/patient-brief.ts';
import { AgeSex } from '../../people/patients/patient-input.ts';

/** Whose samples are announced, as the sender tells it. */
export const AnnouncedPerson = closed({
  name_title: Type.Enum([...NAME_TITLES_OR_NONE]),
  name: Type.String({ format: 'patient-name' }),
  age_sex: AgeSex,
  phone: nullable(Type.String({ format: 'phone' })),
  /** Code under which this lab knows the person, where the sender tells it. */
  patient_code: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' }))),
});
export type AnnouncedPerson = Static<typeof AnnouncedPerson>;

const announced = {
  /** As the sender calls it. */
  requestNo: nullable(Type.String()),
  /** Code of the agency or place that sends. */
  clientCode: Type.String(),
  /** Masked for demo users. */
  personName: Type.String(),
  personAge: Type.String(),
  personSex: Type.String(),
  testCodes: Type.Array(Type.String()),
  /** Sentences about tests of the other sex. */
  warnings: Type.Array(Type.String()),
  status: Type.Integer(),
  statusLabel: Type.String(),
  billId: nullable(Id),
  labNo: nullable(Type.String()),
  reason: nullable(Type.String()),
  announcedAt: Instant,
  announcedBy: Type.String(),
  version: Version,
  can: Can,
};

export const IncomingSampleView = closed({
  incomingId: Id,
  orderId: nullable(Id),
  /** As the sender printed it. */
  barcode: Type.String(),
  courierTrackingNo: nullable(Type.String()),
  arrivedAt: nullable(Instant),
  /** What a scan of it is told (spec §4); null where there is nothing to say. */
  hint: nullable(Type.String()),
  ...announced,
});
export type IncomingSampleView = Static<typeof IncomingSampleView>;

export const IncomingOrderView = closed({
  orderId: Id,
  samples: Type.Integer({ minimum: 0 }),
  ...announced,
});
export type IncomingOrderView = Static<typeof IncomingOrderView>;

/** Who of the registered an announced person is: one for certain, some who have to be asked about, or nobody. */
export const AnnouncedMatch = closed({
  kind: Type.Enum(['known', 'likely', 'new']),
  people: Type.Array(PatientBrief),
});
export type AnnouncedMatch = Static<typeof AnnouncedMatch>;

export const TestCodes = Type.Array(ShortText, { minItems: 1, maxItems: 60, uniqueItems: true });
export const ExternalBarcode = Type.String({ minLength: 3, maxLength: 40, pattern: '^[ -~]+$' });
export const ClientCode = Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' });
export const RequestNo = Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' });
export const TrackingNo = nullable(Type.String({ minLength: 3, maxLength: 60, pattern: '\\S' }));

const sampleToAnnounce = {
  incomingId: Id,
  barcode: ExternalBarcode,
  requestNo: nullable(RequestNo),
  courierTrackingNo: TrackingNo,
  person: AnnouncedPerson,
  testCodes: TestCodes,
};

/** A sample that is announced. */
export const SampleToAnnounce = closed({ ...sampleToAnnounce, clientCode: ClientCode });
export type SampleToAnnounce = Static<typeof SampleToAnnounce>;

/** A sample that an agency announces: its code may be left out. */
export const OwnSampleToAnnounce = closed({ ...sampleToAnnounce, clientCode: Type.Optional(ClientCode) });

const orderToAnnounce = {
  orderId: Id,
  requestNo: RequestNo,
  person: AnnouncedPerson,
  testCodes: TestCodes,
  samples: Type.Array(closed({ incomingId: Id, barcode: ExternalBarcode, courierTrackingNo: TrackingNo }), {
    maxItems: 30,
  }),
};

/** An order that is announced, with the samples that come with it. */
export const OrderToAnnounce = closed({ ...orderToAnnounce, clientCode: ClientCode });
/** An order that an agency announces: its code may be left out. */
export const OwnOrderToAnnounce = closed({ ...orderToAnnounce, clientCode: Type.Optional(ClientCode) });
export type OrderToAnnounce = Static<typeof OrderToAnnounce>;
