import { barcodeOf } from '@nidan/domain/billing/barcode';
import { planTubes, type TestToDraw } from '@nidan/domain/samples/plan-tubes';
import { newId } from '../../kernel/database/new-id.ts';
import { recordEvent } from '../../kernel/events/record-event.ts';
import type { Ctx } from '../../kernel/http/context.ts';
import { insertSamples } from './sample-rows.ts';

export interface OrderedTest extends TestToDraw {
  readonly billTestId: string;
}

interface TubesOfBill<T extends OrderedTest> {
  readonly billId: string;
  readonly labNo: string;
  readonly tests: readonly T[];
  /** Tubes already drawn or planned for the bill; the new ones are numbered after them. */
  readonly tubesBefore: number;
  /** Drawn at the counter while the bill was saved. */
  readonly collected: boolean;
}

export interface CreatedTube<T> {
  readonly sampleId: string;
  readonly barcode: string;
  readonly tests: readonly T[];
}

export interface CreatedTubes<T> {
  readonly tubes: readonly CreatedTube<T>[];
  /** Settles when the tubes are stored; statements that need them may be sent behind it without waiting. */
  readonly written: Promise<void>;
}

/** Makes the tubes that the tests of a bill need, in order of draw. */
export function createSamples<T extends OrderedTest>(ctx: Ctx, bill: TubesOfBill<T>): CreatedTubes<T> {
  const tubes = planTubes(bill.tests).map((tube, index) => {
    const tubeNo = bill.tubesBefore + index + 1;
    return { ...tube, tubeNo, sampleId: newId(), barcode: barcodeOf({ labNo: bill.labNo, tube: tubeNo }) };
  });
  const { billId, collected } = bill;
  const rows = tubes.map((tube) => ({ ...tube, billId, collected, parentSampleId: null }));
  for (const tube of tubes) {
    recordEvent(ctx, {
      entityKind: 'BILL_SAMPLE',
      entityId: tube.sampleId,
      billId,
      parts: tube.tests.map((test) => test.billTestId),
      action: collected ? 'collect' : 'create',
      after: { barcode: tube.barcode, status: collected ? 'collected' : 'notCollected' },
    });
  }
  return { tubes, written: insertSamples(ctx, rows) };
}
