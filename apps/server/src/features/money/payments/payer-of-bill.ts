import { faultAt } from '@nidan/contract/kernel/faults/field-faults';
import type { PaymentInput } from '@nidan/contract/money/bills/bill-input';
import { refusalFault } from '@nidan/contract/kernel/refusals';
import { formatRupees } from '@nidan/domain/money/rupees';
import { hasAccount } from '@nidan/domain/referrers/agency-terms';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { requireEnteredModes } from './take-payments.ts';
import { readAgency } from '../../people/referrers/agencies.query.ts';

interface Paying {
  readonly agencyId: string | null;
  readonly payments: readonly PaymentInput[];
  /** What is due, in paise. */
  readonly due: number;
}

/** Who pays what the other payments leave over, and these. */
export interface Payer {
  readonly payerId: string | null;
  readonly payments: readonly PaymentInput[];
  /** What is charged to the payer now, in paise. */
  readonly charge: number;
}

const byNobody = (payments: Payer['payments']): Payer => ({ payerId: null, payments, charge: 0 });

/** What an agency registers itself goes on its account, where it has one: its desk takes no money for the lab. */
async function payerOfOwn(ctx: Ctx, agencyId: string, due: number): Promise<Payer> {
  const agency = await readAgency(ctx, agencyId);
  if (agency === null) throw refuse('not-found');
  return hasAccount(agency.paymentType) ? { payerId: agencyId, payments: [], charge: due } : byNobody([]);
}

/**
 * The agency of a bill that takes over what is due: where one of the payments is in the mode 'agency', and where its own desk registers
 * with no payment. It pays all that the others leave, now and whenever the bill changes. Refused in this mode for an agency without an
 * account, and for what nobody may enter.
 */
export async function payerOfBill(ctx: Ctx, { agencyId, payments, due }: Paying): Promise<Payer> {
  requireEnteredModes(payments);
  if (agencyId !== null && agencyId === ctx.caller.scope.agencyId && payments.length === 0) {
    return payerOfOwn(ctx, agencyId, due);
  }
  const index = payments.findIndex(({ mode }) => mode === 'agency');
  const own = payments[index];
  if (own === undefined) return byNobody(payments);
  const field = `payments.${index}`;
  if (agencyId === null) throw refuseField(`${field}.mode`, 'agency-of-bill-first');
  const agency = await readAgency(ctx, agencyId);
  if (agency === null) throw refuse('not-found');
  if (!hasAccount(agency.paymentType)) throw refuse('agency-pays-cash', { details: { agency: agency.name } });
  const others = payments.filter((_, at) => at !== index);
  const charge = due - others.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  if (charge !== own.amountPaise) {
    const details = { rest: formatRupees(Math.max(0, charge)) };
    const errors = [faultAt(`${field}.amountPaise`, refusalFault('agency-pays-rest', details))];
    throw refuse('agency-pays-rest', { details, errors });
  }
  return { payerId: agencyId, payments: others, charge };
}
