import * as sheetEndpoints from '@nidan/contract/lab/results/sheet-endpoint';
import { SHEET_MOST } from '@nidan/contract/lab/results/sheet-endpoint';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { listWorklistOf } from '../worklist/worklist.query.ts';
import { readWorksheet } from './worksheet.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** States in which values are entered for the first time; a completed test is changed on its own page. */
const TAKING = billTest.actions.enterResults.from
  .filter((state) => state !== 'completed' && state !== 'outsourced')
  .join(',');

const USUAL = 25;

/** The samples that take results of a test now, each with its worksheet: the rules of the bench judge them, so its reading is the bench's. */
export const readSheetOf = serve(sheetEndpoints.readSheet, async (ctx, { testId, cursor, limit = USUAL }) => {
  const { rows, next } = await listWorklistOf(ctx, {
    testId,
    state: TAKING,
    limit: Math.min(limit, SHEET_MOST),
    ...(cursor === undefined ? {} : { cursor }),
  });
  // Sent at once on the connection of the request.
  const sheets = await Promise.all(
    rows.map(async ({ billId, billTestId }) => ({ billTestId, sheet: await readWorksheet(ctx, { billId }) })),
  );
  return { rows: sheets, next };
});
