import type { GstOfTest } from '@nidan/contract/catalogue/tests/gst-of-test';
import { gstPeriods } from '@nidan/domain/tax/gst-of-test';
import type { LabTest } from '../versions/lab-catalogue.ts';

/** How often something was said of the GST of a test, and once more. */
export function gstVersionOf({ gst }: Pick<LabTest, 'gst'>): number {
  return gst.length + 1;
}

/** The GST of a test by its periods. */
export function presentGst(test: Pick<LabTest, 'gst'>): GstOfTest {
  return { version: gstVersionOf(test), periods: gstPeriods(test.gst) };
}
