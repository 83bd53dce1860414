import * as agencyInvoiceEndpoints from '@nidan/contract/money/agency-invoices/agency-invoice-endpoints';
import type { InvoiceRunView } from '@nidan/contract/money/agency-invoices/agency-invoice-view';
import { recordEvent } from '../../../../kernel/events/record-event.ts';
import { enqueueJob } from '../../../../kernel/jobs/enqueue-job.ts';
import { workplaceOf } from '../../payments/take-payments.ts';
import { countAgencies } from './agencies-of-cycle.query.ts';
import { endedPeriod } from '../cut-period.ts';
import { insertRun } from './invoice-run-rows.ts';
import { requireStaffOfAll } from '../invoice-scope.ts';
import { readRunView } from './runs.query.ts';
import { serve } from '../../../../kernel/http/serve.ts';

/** Begins the cut of all agencies of a cycle; a job does it, one agency after the other. */
export const beginRun = serve(
  agencyInvoiceEndpoints.beginInvoiceRun,
  async (ctx, { runId, cycle, day }): Promise<InvoiceRunView> => {
    requireStaffOfAll(ctx);
    const locationId = workplaceOf(ctx);
    const period = endedPeriod(ctx, cycle, day);
    const agencies = await countAgencies(ctx, cycle);
    await insertRun(ctx, { runId, cycle, period, locationId, agencies });
    enqueueJob(ctx, { task: 'cut-invoices', payload: { runId } });
    recordEvent(ctx, {
      entityKind: 'INVOICE_RUN',
      entityId: runId,
      action: 'create',
      after: { cycle, ...period, agencies },
    });
    return readRunView(ctx, runId);
  },
);
