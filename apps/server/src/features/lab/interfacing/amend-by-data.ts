import * as machineDataEndpoints from '@nidan/contract/lab/interfacing/machine-data-endpoints';
import { machineData } from '@nidan/domain/status-sets/lab/machine-data';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { uncheckResults } from '../checking/uncheck-results.ts';
import { lockBillWithTests } from '../results/lock-bill-with-tests.ts';
import { lockChosen, nameOf } from './decide-data.ts';
import { readMachineData } from './machine-data.query.ts';
import { retryGroup } from './post-held-values.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Takes back the check that a value came too late for, and enters it there by the commands that people use for both. */
export const amendByMachineData = serve(
  machineDataEndpoints.amendByMachineData,
  async (ctx, { dataId, version, reason }) => {
    const [held] = await lockChosen(ctx, [{ dataId, version }]);
    const [seen] = await readMachineData(ctx, [dataId]);
    if (held === undefined || seen === undefined) throw refuse('not-found');
    const what = nameOf(held);
    stepOrRefuse(what, machineData.step('amend', held.state, 'posted'));
    const { billId, billTestId } = seen;
    if (seen.reason !== 'already-checked' || billId === null || billTestId === null) {
      throw refuse('machine-value-of-no-check', { details: { what } });
    }
    const { tests } = await lockBillWithTests(ctx, billId);
    const test = tests.find((one) => one.billTestId === billTestId);
    if (test === undefined) throw refuse('not-found');
    const refs = [{ billTestId, version: test.version }];
    // Somebody may have taken it back already.
    if (test.state === 'checked') await uncheckResults(ctx, { billId, tests: refs, reason });
    await retryGroup(ctx, [held], { byPerson: true });
    const [after] = await readMachineData(ctx, [dataId]);
    if (after === undefined) throw refuse('not-found');
    if (after.reason !== null) {
      const details = { what, why: after.reason, detail: after.detail };
      throw refuse('machine-value-not-entered', { details });
    }
    recordEvent(ctx, {
      entityKind: 'MACHINE_DATA',
      entityId: dataId,
      parts: [held.messageId, billTestId],
      action: 'amend',
      after: { sampleId: held.sampleId, code: held.code, value: held.value },
      reason: reason.trim(),
    });
    return after;
  },
);
