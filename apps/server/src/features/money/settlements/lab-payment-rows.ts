import type { LabPaymentPeople } from '@nidan/domain/money/lab-payment-people';
import type { PaymentMode } from '@nidan/domain/money/payment-mode';
import { labPayment, type LabPaymentState } from '@nidan/domain/status-sets/money/lab-payment';
import { seesLocation } from '@nidan/domain/access/work-scope';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';

export interface NewLabPayment {
  readonly paymentId: string;
  readonly kind: 'payment' | 'transfer';
  readonly fromLocationId: string;
  readonly toLocationId: string;
  readonly mode: PaymentMode;
  readonly amountPaise: number;
  readonly purpose: string;
  readonly state: LabPaymentState;
  readonly days: readonly { readonly day: string; readonly amountPaise: number }[];
}

/** Adds money between places that the caller hands over, or asks for, now. */
export async function insertLabPayment(ctx: Ctx, payment: NewLabPayment): Promise<void> {
  await insertRows(ctx.db, 'lab_payment', [
    {
      l_id: ctx.lId,
      payment_id: payment.paymentId,
      kind: payment.kind,
      from_location_id: payment.fromLocationId,
      to_location_id: payment.toLocationId,
      mode: payment.mode,
      amount_paise: payment.amountPaise,
      purpose: payment.purpose,
      state: labPayment.codeOf(payment.state),
      created_at: ctx.now,
      created_by: ctx.caller.userId,
    },
  ]);
  const rows = payment.days.map(({ day, amountPaise }) => ({
    l_id: ctx.lId,
    payment_id: payment.paymentId,
    day,
    amount_paise: amountPaise,
  }));
  await insertRows(ctx.db, 'lab_payment_day', rows);
}

export interface LockedLabPayment extends LabPaymentPeople {
  readonly paymentId: string;
  readonly fromLocationId: string;
  readonly toLocationId: string;
  readonly to: string;
  readonly amountPaise: number;
  readonly state: LabPaymentState;
  readonly version: number;
}

/** Locks money between places; refused when the lab has none of this id, or the caller sees neither place. */
export async function lockLabPayment({ db, lId, caller }: Ctx, paymentId: string): Promise<LockedLabPayment> {
  const { rows } = await sql<Omit<LockedLabPayment, 'state'> & { code: number }>`
    select p.payment_id as "paymentId", p.from_location_id as "fromLocationId", p.to_location_id as "toLocationId",
      t.name as to, p.amount_paise as "amountPaise", p.state as code, p.created_by as "createdBy",
      p.received_by as "receivedBy", p.banked_by as "bankedBy", p.finance_by as "financeBy",
      p.archival_by as "archivalBy", p.version
    from lab_payment p join location t on t.l_id = p.l_id and t.location_id = p.to_location_id
    where p.l_id = ${lId} and p.payment_id = ${paymentId} for no key update of p`.execute(db);
  const [row] = rows;
  if (row === undefined) throw refuse('not-found');
  const { code, ...locked } = row;
  const places = [locked.fromLocationId, locked.toLocationId];
  if (!places.some((place) => seesLocation(caller.scope, place))) throw refuse('not-found');
  return { ...locked, state: labPayment.stateOf(code) };
}

/** What a step writes beside the state: who took it, and what they said. */
interface StepWritten {
  readonly to: LabPaymentState;
  readonly by: 'received_by' | 'banked_by' | 'finance_by' | 'archival_by' | null;
  readonly decision: string | null;
  readonly bankReference: string | null;
}

/** Writes a step of locked money between places that the caller takes now. */
export async function writeLabPaymentStep(
  { db, lId, now, caller }: Ctx,
  paymentId: string,
  { to, by, decision, bankReference }: StepWritten,
): Promise<void> {
  const { userId } = caller;
  const set = [
    sql`state = ${labPayment.codeOf(to)}, version = version + 1`,
    ...(by === null ? [] : [sql`${sql.ref(by)} = ${userId}`]),
    ...(by === 'finance_by' ? [sql`finance_at = ${now}`] : []),
    ...(decision === null ? [] : [sql`decision = ${decision}`]),
    ...(bankReference === null ? [] : [sql`bank_reference = ${bankReference}`]),
  ];
  await sql`update lab_payment set ${sql.join(set, sql`, `)}
    where l_id = ${lId} and payment_id = ${paymentId}`.execute(db);
}
