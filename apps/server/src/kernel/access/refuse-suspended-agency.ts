import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import { USUAL_LADDER } from '@nidan/domain/agencies/account-standing';
import { refuse } from '../http/refuse.ts';
import type { Caller } from './caller.ts';

const DAY_MS = 86_400_000;

/** Refuses the work of people whose agency did not pay for so long that it is suspended; what it owes they still see, and who they are. */
export function refuseSuspendedAgency(
  { agencyBelowSince }: Pick<Caller, 'agencyBelowSince'>,
  { access, accountNeed }: Pick<Endpoint, 'access' | 'accountNeed'>,
  now: Date,
): void {
  if (agencyBelowSince === null || typeof access === 'string') return;
  if (accountNeed === 'ownAccount' || accountNeed === 'accountPayment') return;
  const days = (now.getTime() - agencyBelowSince.getTime()) / DAY_MS;
  if (days >= USUAL_LADDER.suspended) throw refuse('agency-suspended');
}
