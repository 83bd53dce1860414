import { readAgencyAccount } from '@nidan/contract/money/agency-billing/agency-account-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { hasAccount } from '@nidan/domain/referrers/agency-terms';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useRight } from '../../../kernel/session/session.ts';

/**
 * What an agency has available on its account, in paise, by the name that is typed at the counter; null for one without an account, for
 * nobody and for a name that none has.
 */
export function useAgencyAccount(client: string): number | null {
  const seesBills = useRight('bills', PERMISSION.read);
  const name = client.trim();
  const isNobody = name === '';
  const { data } = useApiQuery(
    readAgencyAccount,
    { query: { name } },
    { enabled: seesBills && !isNobody, keepFormer: false, freshFor: 5_000 },
  );
  return isNobody || data === undefined || !hasAccount(data.paymentType) ? null : data.availablePaise;
}
