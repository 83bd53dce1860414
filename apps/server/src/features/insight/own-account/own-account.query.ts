import * as ownAccountEndpoints from '@nidan/contract/insight/own-account/own-account-endpoints';
import { readPatientsDue } from '../../money/agency-billing/patients-due.query.ts';
import { readAgency } from '../../people/referrers/agencies.query.ts';
import { readStatement } from '../../ledger/journal/statement.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** What is due on the bills of the caller's agency that they see. */
export const readOwnAccountOf = serve(ownAccountEndpoints.readOwnAccount, async (ctx) => {
  const { agencyId } = ctx.caller.scope;
  const agency = agencyId === null ? null : await readAgency(ctx, agencyId);
  if (agencyId === null || agency === null) {
    return { agency: null, agencyId: null, duePaise: 0, billsWithDue: 0 };
  }
  const { due, bills } = await readPatientsDue(ctx, agencyId);
  return { agency: agency.name, agencyId, duePaise: due, billsWithDue: bills };
});

/** The statement of the caller's agency; an empty one for who works for none. */
export const readOwnStatementOf = serve(ownAccountEndpoints.readOwnStatement, async (ctx, query) => {
  const { agencyId } = ctx.caller.scope;
  if (agencyId !== null) return readStatement(ctx, { ...query, agencyId });
  return { rows: [], next: null, openingPaise: 0, debitPaise: 0, creditPaise: 0, closingPaise: 0 };
});
