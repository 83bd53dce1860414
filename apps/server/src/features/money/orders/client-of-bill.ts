import type { BillInput } from '@nidan/contract/money/bills/bill-input';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { requirePatientSeen } from '../../people/patients/require-patient-seen.ts';
import { findAgencyByName, findAgencyName } from '../../people/referrers/agencies.query.ts';

/** Whom a bill belongs to. */
export interface ClientOfBill {
  readonly doctorId: string | null;
  readonly agencyId: string | null;
  /** As the papers name the agency or centre; '' for a walk-in. */
  readonly client: string;
}

/** What the caller stands for, or what they ask for; another than their own is like an absent one. */
function ownOr(own: string | null, asked: string | null): string | null {
  if (own !== null && asked !== null && own !== asked) throw refuse('not-found');
  return own ?? asked;
}

/**
 * Whom a new bill belongs to: a doctor or an agency saves bills of their own; of others, the agency that was chosen, or whose
 * name was typed as the client.
 */
export async function clientOfBill(ctx: Ctx, body: BillInput): Promise<ClientOfBill> {
  const { scope } = ctx.caller;
  if (body.patientId) await requirePatientSeen(ctx, body.patientId);
  const doctorId = ownOr(scope.doctorId, body.doctorId ?? null);
  const typed = body.client?.trim() ?? '';
  const agencyId = ownOr(scope.agencyId, body.agencyId ?? null);
  if (agencyId === null) {
    return { doctorId, client: typed, agencyId: typed === '' ? null : await findAgencyByName(ctx, typed) };
  }
  const name = await findAgencyName(ctx, agencyId);
  if (name === null) throw refuse('not-found');
  return { doctorId, agencyId, client: name };
}
