import type { PaymentMode } from '@nidan/domain/money/payment-mode';
import { customerAdvance, type CustomerAdvanceState } from '@nidan/domain/status-sets/money/customer-advance';
import { type RawBuilder, sql } from 'kysely';
import { patientInScope } from '../../../kernel/access/in-scope.ts';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import { sendLater } from '../../../kernel/database/connections/send-later.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import type { PatientMove } from '../../../kernel/effects/patient-reference.ts';

export interface NewAdvance {
  readonly advanceId: string;
  readonly patientId: string;
  readonly state: CustomerAdvanceState;
  readonly mode: PaymentMode;
  readonly amountPaise: number;
  readonly reference: string;
  /** The bill of whose payment it is what was too much. */
  readonly billId: string | null;
  readonly locationId: string;
}

/** Inserts advances that the caller takes now. */
export async function insertAdvances(ctx: Ctx, advances: readonly NewAdvance[]): Promise<void> {
  await insertRows(
    ctx.db,
    'customer_advance',
    advances.map((advance) => ({
      l_id: ctx.lId,
      advance_id: advance.advanceId,
      patient_id: advance.patientId,
      state: customerAdvance.codeOf(advance.state),
      mode: advance.mode,
      reference: advance.reference,
      amount_paise: advance.amountPaise,
      bill_id: advance.billId,
      location_id: advance.locationId,
      received_at: ctx.now,
      received_by: ctx.caller.userId,
    })),
  );
}

export interface LockedAdvance {
  readonly advanceId: string;
  readonly patientId: string;
  readonly number: string;
  readonly state: CustomerAdvanceState;
  readonly mode: PaymentMode;
  readonly amountPaise: number;
  readonly receivedBy: string;
  readonly version: number;
}

interface LockedRow {
  readonly advance_id: string;
  readonly patient_id: string;
  readonly number: string;
  readonly state: number;
  readonly mode: PaymentMode;
  readonly amount_paise: number;
  readonly received_by: string;
  readonly version: number;
}

async function lockAdvances(ctx: Ctx, condition: RawBuilder<unknown>): Promise<LockedAdvance[]> {
  const { rows } = await sql<LockedRow>`
    select v.advance_id, v.patient_id, n.number, v.state, v.mode, v.amount_paise, v.received_by, v.version
    from customer_advance v
    join money_document n on n.l_id = v.l_id and n.document_id = v.advance_id
    where v.l_id = ${ctx.lId} and ${condition} and ${patientInScope(ctx, sql.ref('v.patient_id'))}
    order by v.advance_id for no key update of v`.execute(ctx.db);
  return rows.map((row) => ({
    advanceId: row.advance_id,
    patientId: row.patient_id,
    number: row.number,
    state: customerAdvance.stateOf(row.state),
    mode: row.mode,
    amountPaise: row.amount_paise,
    receivedBy: row.received_by,
    version: row.version,
  }));
}

/** Locks what a patient paid ahead and may use, the oldest first; a bill is locked before (ADR 4). */
export async function lockActiveAdvances(ctx: Ctx, patientId: string): Promise<LockedAdvance[]> {
  const { active } = customerAdvance.codes;
  return lockAdvances(ctx, sql`v.patient_id = ${patientId} and v.state = ${active}`);
}

/** Locks one advance; refused when the lab has none of this id. */
export async function lockAdvance(ctx: Ctx, advanceId: string): Promise<LockedAdvance> {
  const [advance] = await lockAdvances(ctx, sql`v.advance_id = ${advanceId}`);
  if (advance === undefined) throw refuse('not-found');
  return advance;
}

interface Decision {
  readonly advanceId: string;
  readonly to: CustomerAdvanceState;
  readonly reason: string | null;
}

/** Writes what the caller decided about a locked advance. */
export async function decideAdvance(ctx: Ctx, { advanceId, to, reason }: Decision): Promise<void> {
  await sendLater(
    ctx.db,
    sql`update customer_advance set state = ${customerAdvance.codeOf(to)}, decided_at = ${ctx.now},
      decided_by = ${ctx.caller.userId}, decision_reason = ${reason}, version = version + 1
    where l_id = ${ctx.lId} and advance_id = ${advanceId}`,
  );
}

interface Submitted {
  readonly advanceId: string;
  readonly to: CustomerAdvanceState;
  readonly locationId: string;
}

/** Writes that the money of a locked draft comes now, to the caller. */
export async function submitDraft(ctx: Ctx, { advanceId, to, locationId }: Submitted): Promise<void> {
  await sendLater(
    ctx.db,
    sql`update customer_advance set state = ${customerAdvance.codeOf(to)}, received_at = ${ctx.now},
      received_by = ${ctx.caller.userId}, location_id = ${locationId}, version = version + 1
    where l_id = ${ctx.lId} and advance_id = ${advanceId}`,
  );
}

export interface NewAdvanceReturn {
  readonly returnId: string;
  readonly advanceId: string;
  readonly mode: PaymentMode;
  readonly reference: string;
  readonly amountPaise: number;
  readonly reason: string;
  readonly locationId: string;
}

/** Inserts money of a locked advance that goes back now. */
export async function insertAdvanceReturn(ctx: Ctx, returned: NewAdvanceReturn): Promise<void> {
  await insertRows(ctx.db, 'advance_return', [
    {
      l_id: ctx.lId,
      return_id: returned.returnId,
      advance_id: returned.advanceId,
      mode: returned.mode,
      reference: returned.reference,
      amount_paise: returned.amountPaise,
      reason: returned.reason,
      location_id: returned.locationId,
      returned_at: ctx.now,
      returned_by: ctx.caller.userId,
    },
  ]);
}

/** Counts up the version of a locked advance. */
export async function bumpAdvance(ctx: Ctx, advanceId: string): Promise<void> {
  await sendLater(
    ctx.db,
    sql`update customer_advance set version = version + 1 where l_id = ${ctx.lId} and advance_id = ${advanceId}`,
  );
}

/** Gives advances of a person to another, who is the same one; their versions stay, as nothing is decided about them. */
export async function moveAdvances({ db, lId }: Ctx, { from, to, only }: PatientMove): Promise<string[]> {
  const { rows } = await sql<{ advance_id: string }>`
    update customer_advance set patient_id = ${to}
    where l_id = ${lId} and patient_id = ${from} and (${only === null} or advance_id = any(${[...(only ?? [])]}))
    returning advance_id`.execute(db);
  return rows.map((row) => row.advance_id);
}
