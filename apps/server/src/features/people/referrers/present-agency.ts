import type { AgencyView } from '@nidan/contract/people/referrers/agency-endpoints';
import type { Ctx } from '../../../kernel/http/context.ts';
import { presentStanding } from '../../base/organisation/move-master.ts';
import { type ReadAgency, shownAgency } from './agency-record.ts';

/** An agency as its page shows it. */
export function presentAgency(ctx: Pick<Ctx, 'caller'>, agency: ReadAgency): AgencyView {
  const { contactPerson, phone, email, address } = shownAgency(ctx, agency);
  const { territory, territoryName } = agency;
  return {
    agencyId: agency.agencyId,
    code: agency.code,
    name: agency.name,
    type: agency.type,
    contactPerson,
    phone,
    email,
    address,
    gstin: agency.gstin,
    territory: territory === null ? null : { code: territory, name: territoryName ?? '' },
    printMode: agency.printMode,
    paymentType: agency.paymentType,
    billingCycle: agency.billingCycle,
    accountMode: agency.accountMode,
    ...presentStanding(ctx, agency),
  };
}
