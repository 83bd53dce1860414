import { readAgencyAccount } from '@nidan/contract/money/agency-billing/agency-account-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { hasAccount } from '@nidan/domain/referrers/agency-terms';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useRight, useSession } from '../../../kernel/session/session.ts';
import { useSettled } from '../../../kernel/ui/fields/use-settled.ts';

/**
 * What an agency has available on its account, in paise, by the name that is typed at the counter; null for one without an account, for
 * nobody and for a name that none has. The desk of an agency types none: it is its own account.
 */
export function useAgencyAccount(client: string): number | null {
  const seesBills = useRight('bills', PERMISSION.read);
  const isOwn = useSession().userType === 'AGENCY';
  const typed = client.trim();
  const name = useSettled(typed);
  const isNobody = !isOwn && (name === '' || name !== typed);
  const { data } = useApiQuery(
    readAgencyAccount,
    { query: isOwn ? {} : { name } },
    { enabled: seesBills && !isNobody, keepFormer: false, freshFor: 5_000 },
  );
  return isNobody || data === undefined || !hasAccount(data.paymentType) ? null : data.availablePaise;
}
