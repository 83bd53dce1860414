import { barcodeOf } from '@nidan/domain/billing/barcode';
import { type PlannedTube, planTubes, type TestToDraw } from '@nidan/domain/samples/plan-tubes';
import { newId } from '../../../kernel/database/new-id.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { insertSamples } from './sample-rows.ts';

export interface OrderedTest extends TestToDraw {
  readonly billTestId: string;
}

/** A tube that a bill needs, before the bill has a number. */
export interface NumberedTube<T extends OrderedTest> extends PlannedTube<T> {
  readonly sampleId: string;
  /** From 1 on within the bill. */
  readonly tubeNo: number;
}

/** The tubes that tests need, in order of draw, numbered after those that the bill has already. */
export function numberTubes<T extends OrderedTest>(
  tests: readonly T[],
  tubesBefore: number,
): NumberedTube<T>[] {
  return planTubes(tests).map((tube, index) => ({
    ...tube,
    sampleId: newId(),
    tubeNo: tubesBefore + index + 1,
  }));
}

interface TubesOfBill<T extends OrderedTest> {
  readonly billId: string;
  readonly labNo: string;
  readonly tubes: readonly NumberedTube<T>[];
  /** Drawn at the counter while the bill was saved. */
  readonly collected: boolean;
}

export interface CreatedTube<T> {
  readonly sampleId: string;
  readonly barcode: string;
  readonly tests: readonly T[];
}

/** Makes the tubes of a bill under its number. */
export async function createSamples<T extends OrderedTest>(
  ctx: Ctx,
  bill: TubesOfBill<T>,
): Promise<CreatedTube<T>[]> {
  const { billId, labNo, collected } = bill;
  const tubes = bill.tubes.map((tube) => ({
    ...tube,
    billId,
    barcode: barcodeOf({ labNo, tube: tube.tubeNo }),
    collected,
    parentSampleId: null,
  }));
  await insertSamples(ctx, tubes);
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
  return tubes;
}
