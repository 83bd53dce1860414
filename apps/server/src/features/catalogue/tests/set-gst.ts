import * as gstEndpoints from '@nidan/contract/catalogue/tests/gst-endpoint';
import type { TestDetails } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import { gstEntryFault, gstOn, gstText } from '@nidan/domain/tax/gst-of-test';
import { formatDate } from '@nidan/domain/time/indian-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { announceCatalogue } from '../../base/organisation/change-of-catalogue.ts';
import { catalogueToChange } from '../versions/catalogue-to-change.ts';
import { firmWithoutGstin } from '../../base/organisation/firm-without-gstin.query.ts';
import { insertGst } from './gst-rows.ts';
import { gstVersionOf } from './present-gst.ts';
import { readChangedTest } from './test-details.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Lays down the GST of a test from a day on. Lines of bills keep what held on their day. */
export const setGst = serve(
  gstEndpoints.setGstOfTest,
  async (ctx, { testId, version, fromDate, ratePercent, reason }): Promise<TestDetails> => {
    const { tests } = await catalogueToChange(ctx);
    const test = tests.get(testId);
    if (test === undefined) throw refuse('not-found');
    await expectVersion(ctx, { entityId: testId, expected: version, found: gstVersionOf(test) });
    const fault = gstEntryFault(
      test.gst,
      { fromDate, ratePercent },
      calendarDateIn(ctx.lab.timeZone, ctx.now),
    );
    if (fault !== null) throw refuseField(fault.field, fault);
    const firm = ratePercent === null ? null : await firmWithoutGstin(ctx);
    if (firm !== null) throw refuse('firm-without-gstin', { details: { firm } });
    await insertGst(ctx, { testId, entryNo: version, fromDate, ratePercent, reason });
    await announceCatalogue(ctx);
    const day = formatDate(fromDate);
    recordEvent(ctx, {
      entityKind: 'TEST',
      entityId: testId,
      action: 'update',
      before: { gst: gstText(gstOn(test.gst, fromDate)) },
      after: { gst: `${gstText(ratePercent)}, ${day}` },
      reason,
    });
    return readChangedTest(ctx, testId);
  },
);
