import * as labAccountEndpoints from '@nidan/contract/base/lab-account/lab-account-endpoints';
import { labAccount } from '@nidan/domain/status-sets/money/lab-account';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { lockLabAccount, presentLabAccount } from './lab-accounts.query.ts';
import { setLabAccount } from '../organisation/lab-rows.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Changes the standing of a lab, with the reason that the lab will read. */
export const changeLabAccount = serve(
  labAccountEndpoints.changeLabAccount,
  async (ctx, { action, version, reason }) => {
    const lab = await lockLabAccount(ctx.db, ctx.lId);
    await expectVersion(ctx, { entityId: lab.entity_id, expected: version, found: lab.version });
    const from = labAccount.stateOf(lab.account_status);
    const to = stepOrRefuse(`The account of ${lab.name}`, labAccount.step(action, from));
    const changed = {
      account_status: labAccount.codeOf(to),
      account_since: ctx.now,
      account_reason: reason.trim(),
      version: lab.version + 1,
    };
    await setLabAccount(ctx.db, ctx.lId, changed);
    recordEvent(ctx, {
      entityKind: 'LAB',
      entityId: lab.entity_id,
      action,
      before: { accountStatus: from },
      after: { accountStatus: to },
      reason: reason.trim(),
    });
    return presentLabAccount({ ...lab, ...changed });
  },
);
