import type { BillInput } from '@nidan/contract/money/bills/bill-input';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { requirePatientSeen } from '../../people/patients/require-patient-seen.ts';
import { findAgencyByName, findAgencyName, findAgencyNear } from '../../people/referrers/agencies.query.ts';

/** Whom a bill belongs to. */
export interface ClientOfBill {
  readonly doctorId: string | null;
  readonly agencyId: string | null;
  /** As the papers name the agency or centre; '' for a walk-in. */
  readonly client: string;
}

type TypedClient = Omit<ClientOfBill, 'doctorId'>;

/** What the caller stands for, or what they ask for; another than their own is like an absent one. */
function ownOr(own: string | null, asked: string | null): string | null {
  if (own !== null && asked !== null && own !== asked) throw refuse('not-found');
  return own ?? asked;
}

/** A typed client: the agency of that name, or a text. A text that is near to an agency is refused unless it is said to be one. */
async function typedClient(ctx: Ctx, { client = '', clientIsText = false }: BillInput): Promise<TypedClient> {
  const typed = client.trim();
  if (typed === '') return { client: '', agencyId: null };
  const agencyId = await findAgencyByName(ctx, typed);
  if (agencyId !== null || clientIsText) return { client: typed, agencyId };
  const near = await findAgencyNear(ctx, typed);
  if (near === null) return { client: typed, agencyId: null };
  throw refuse('agency-name-near', { details: { typed, agency: near.name, code: near.code } });
}

/**
 * Whom a new bill belongs to: a doctor or an agency saves bills of their own; of others, the agency that was chosen, or whose
 * name was typed as the client.
 */
export async function clientOfBill(ctx: Ctx, body: BillInput): Promise<ClientOfBill> {
  const { scope } = ctx.caller;
  if (body.patientId) await requirePatientSeen(ctx, body.patientId);
  const doctorId = ownOr(scope.doctorId, body.doctorId ?? null);
  const agencyId = ownOr(scope.agencyId, body.agencyId ?? null);
  if (agencyId === null) return { doctorId, ...(await typedClient(ctx, body)) };
  const name = await findAgencyName(ctx, agencyId);
  if (name === null) throw refuse('not-found');
  return { doctorId, agencyId, client: name };
}
