import { BILL_PRIORITIES } from '@nidan/domain/enumerations/bills';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { type Static, Type } from 'typebox';
import { Can, closed, Id, Instant, nullable, Version } from '../../kernel/shapes.ts';
import { PatientBrief } from '../../people/patients/patient-brief.ts';

/** A tube as every sample screen shows it. */
export const SampleView = closed({
  sampleId: Id,
  barcode: Type.String(),
  billId: Id,
  labNo: Type.String(),
  status: Type.Integer(),
  statusLabel: Type.String(),
  container: closed({
    code: Type.String(),
    name: Type.String(),
    capColour: Type.String(),
    volumeMl: Type.Number(),
    drawOrder: Type.Integer(),
  }),
  department: Type.String(),
  tests: Type.Array(
    closed({
      billTestId: Id,
      code: Type.String(),
      name: Type.String(),
      state: Type.Enum([...billTest.stateNames]),
      /** It needs a consent, and none stands for its bill. */
      isUnconsented: Type.Boolean(),
      /** The state of the specimen in which it is refused; empty: nobody has said. */
      refuseIf: Type.String(),
      /** When its specimen is too old for it; null until it is drawn. */
      keepsUntil: nullable(Instant),
    }),
  ),
  /** The earliest moment at which it is no longer good for one of its tests, and which; null until it is drawn. */
  goodUntil: nullable(closed({ at: Instant, code: Type.String() })),
  patient: PatientBrief,
  priority: Type.Enum([...BILL_PRIORITIES]),
  fastingHours: nullable(Type.Integer()),
  registeredAt: Instant,
  collectedAt: nullable(Instant),
  accessionedAt: nullable(Instant),
  deptAccessionedAt: nullable(Instant),
  rejectReason: nullable(Type.String()),
  /** The tube that this one replaces, or was filled from. */
  parentBarcode: nullable(Type.String()),
  isAliquot: Type.Boolean(),
  /** Of an aliquot, in µL; null where nobody measured. */
  volumeUl: nullable(Type.Integer()),
  labelsPrinted: Type.Integer(),
  version: Version,
  can: Can,
});
export type SampleView = Static<typeof SampleView>;
