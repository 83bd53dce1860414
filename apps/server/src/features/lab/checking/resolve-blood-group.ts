import * as checkEndpoints from '@nidan/contract/lab/results/check-endpoints';
import { choiceOfText } from '@nidan/domain/catalogue/help-choice';
import { isGroupInDoubt } from '@nidan/domain/results/blood-group';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { formerGroupOf } from '../results/groups/group-in-doubt.ts';
import { lockBillWithTests } from '../results/lock-bill-with-tests.ts';
import { requireTest } from '../results/requested-tests.ts';
import { insertGroupResolution } from './blood-group-rows.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Keeps why a blood group differs from the last one of the person; then it is entered, checked and released like any other. */
export const resolveBloodGroup = serve(
  checkEndpoints.resolveBloodGroup,
  async (ctx, { billId, billTestId, parameterId, finding, ...said }) => {
    const { tests } = await lockBillWithTests(ctx, billId);
    const test = requireTest(ctx, tests, billTestId);
    const place = test.test.parameters.find(({ parameter }) => parameter.parameterId === parameterId);
    if (place === undefined) throw refuse('not-found');
    const { name, code, choices } = place.parameter;
    const value = choiceOfText(said.value, choices)?.value;
    if (value === undefined) throw refuseField('value', 'not-listed');
    const former = formerGroupOf(test, parameterId);
    if (former === null || !isGroupInDoubt(value, former))
      throw refuse('blood-group-not-in-doubt', { details: { parameter: name, value } });
    const reason = said.reason.trim();
    const resolution = { billTestId, parameterId, value, former: former.value, finding, reason };
    await insertGroupResolution(ctx, resolution);
    recordEvent(ctx, {
      entityKind: 'BILL_TEST',
      entityId: billTestId,
      billId,
      action: 'resolveGroup',
      before: { parameter: code, value: former.value, labNo: former.labNo },
      after: { parameter: code, value, finding },
      reason,
    });
    return { value, former: former.value, finding, resolvedBy: ctx.caller.name };
  },
);
