import * as agencyAccountEndpoints from '@nidan/contract/money/agency-billing/agency-account-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { AgencyAccountView } from '@nidan/contract/money/agency-billing/agency-account-view';
import type { ApprovalDocument } from '@nidan/contract/people/approvals/approval-view';
import { formatRupees, paiseOfRupees, rupeesAndPaise } from '@nidan/domain/money/rupees';
import { labSettingOf } from '@nidan/domain/settings/lab-settings';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { newId } from '../../../kernel/database/new-id.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { holdAgencyAccount } from '../../ledger/agency-accounts/hold-agency-account.ts';
import { setAgencyLimit } from '../../ledger/agency-accounts/set-agency-limit.ts';
import type { ApprovalEffect, AskedEffect } from '../../people/approvals/approval-effect.ts';
import { askForApproval } from '../../people/approvals/ask-for-approval.ts';
import { readAccount } from './account.query.ts';
import { requireAccount } from './require-account.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Body = BodyOf<typeof agencyAccountEndpoints.setAgencyLimit>;

/** What an agency is to be allowed: paise that it may owe, and days until an invoice is due. */
const Terms = Type.Object({ limitPaise: Type.Integer(), creditDays: Type.Integer() });
type Terms = Static<typeof Terms>;

/** Asks for approval of terms that give more credit than before, and more than the lab gives without one; answers whether they wait. */
async function waitsForApproval(ctx: Ctx, body: Body): Promise<boolean> {
  const { agencyId, limitPaise, version, reason } = body;
  const account = await holdAgencyAccount(ctx, agencyId);
  await expectVersion(ctx, { entityId: agencyId, expected: version, found: account.version });
  const creditDays = body.creditDays ?? account.creditDays;
  const isMore = limitPaise > account.limit || (creditDays > account.creditDays && limitPaise > 0);
  const free = paiseOfRupees(labSettingOf(ctx.lab.switches, 'creditLimitRupees'));
  if (!isMore || limitPaise <= free) return false;
  const terms: Terms = { limitPaise, creditDays };
  await askForApproval(ctx, {
    approvalId: newId(),
    type: 'agency credit limit',
    targetId: agencyId,
    billId: null,
    amountPaise: limitPaise,
    asked: { what: `${account.agency}, ${formatRupees(limitPaise)} in ${creditDays} days`, terms },
    reason: reason.trim(),
    isWithinLimit: false,
  });
  return true;
}

/**
 * Sets how far an agency may go below what it paid; answers how it stands then. Terms that give more credit than the lab gives without approval
 * wait, and the account stays as it is until then.
 */
export const changeLimit = serve(
  agencyAccountEndpoints.setAgencyLimit,
  async (ctx, body: Body): Promise<AgencyAccountView> => {
    await requireAccount(ctx, body.agencyId);
    if (!(await waitsForApproval(ctx, body))) {
      await setAgencyLimit(ctx, { ...body, reason: body.reason.trim() });
    }
    return readAccount(ctx, body.agencyId);
  },
);

/** The terms that a request asks for. */
function termsAsked({ asked }: Pick<AskedEffect, 'asked'>): Terms {
  if (typeof asked === 'object' && asked !== null && 'terms' in asked) return Value.Parse(Terms, asked.terms);
  throw new Error('A request for a credit limit names it');
}

/** An agency and its terms as whoever approves them must see them. */
async function readTermsDocument(ctx: Ctx, effect: AskedEffect): Promise<ApprovalDocument> {
  const { targetId: agencyId } = effect;
  const { limitPaise, creditDays } = termsAsked(effect);
  const account = await readAccount(ctx, agencyId);
  return {
    targetId: agencyId,
    hasPdf: false,
    facts: [
      { what: 'document', value: `${account.agency} (${account.code})`, former: null },
      { what: 'limit', value: rupeesAndPaise(limitPaise), former: rupeesAndPaise(account.limitPaise) },
      { what: 'creditDays', value: String(creditDays), former: String(account.creditDays) },
      { what: 'owed', value: rupeesAndPaise(Math.max(0, -account.balancePaise)), former: null },
    ],
    lines: [],
  };
}

/** What the approval of a credit limit does. */
export const creditLimitEffect: ApprovalEffect = {
  lock: async (ctx, agencyId) => {
    await holdAgencyAccount(ctx, agencyId);
  },
  apply: async (ctx, effect) => {
    const { targetId: agencyId, reason } = effect;
    const { version } = await holdAgencyAccount(ctx, agencyId);
    await setAgencyLimit(ctx, { agencyId, version, ...termsAsked(effect), reason });
  },
  document: readTermsDocument,
  changes: async () => [],
};
