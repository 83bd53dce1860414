import { labIdPrefix } from '@nidan/domain/billing/lab-id';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { CompiledQuery, sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import { places, takenNumberText, takeNumberText } from '../../../kernel/database/next-number.ts';
import { sendLater } from '../../../kernel/database/connections/send-later.ts';
import { billInScope } from '../../../kernel/access/in-scope.ts';
import type { BillCircumstances } from '../../../kernel/effects/effects.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import type { PatientMove } from '../../../kernel/effects/patient-reference.ts';
import { labIdCounter } from '../lab-ids/lab-id-series.ts';

export interface NewBill {
  readonly billId: string;
  /** Of the page that shows the patient how far the tests are. */
  readonly statusSecret: string;
  readonly patientId: string;
  readonly locationId: string;
  readonly doctorId: string | null;
  readonly client: string;
  readonly agencyId: string | null;
  /** The agency, where it pays what is due; null: the patient does. */
  readonly payerId: string | null;
  readonly bookingSource: string;
  readonly priority: string;
  readonly fastingHours: number | null;
  readonly heightCm: number | null;
  readonly weightKg: number | null;
  readonly channels: number;
  readonly language: string;
  readonly consentGiven: boolean;
  readonly discountPercent: number | null;
  readonly discountReason: string | null;
  readonly couponId: string | null;
  /** What the coupon gives on it, in paise. */
  readonly couponDiscountPaise: number;
}

/** Digits of the serial in a lab ID, as `composeLabId` writes it. */
const SERIAL_DIGITS = 4;

const insertBillText = `
  with taken as (${takeNumberText('$2')})
  insert into bill (l_id, lab_no, bill_id, patient_id, location_id, doctor_id, client, booking_source, priority,
    fasting_hours, height_cm, weight_kg, channels, language, consent_given, discount_percent, discount_reason, created_at, created_by, status_secret,
    agency_id, payer_id, coupon_id, coupon_discount_paise)
  values ($1, $3 || ${takenNumberText(SERIAL_DIGITS)}, ${places(4, 22)})
  returning lab_no`;

/** Inserts a bill under the next lab ID, in one statement, and answers that lab ID. */
export async function insertBill(ctx: Ctx, bill: NewBill): Promise<string> {
  const date = calendarDateIn(ctx.lab.timeZone, ctx.now);
  const { rows } = await ctx.db.executeQuery<{ lab_no: string }>(
    CompiledQuery.raw(insertBillText, [
      ctx.lId,
      labIdCounter(date),
      labIdPrefix(ctx.lab.prefix, date),
      bill.billId,
      bill.patientId,
      bill.locationId,
      bill.doctorId,
      bill.client,
      bill.bookingSource,
      bill.priority,
      bill.fastingHours,
      bill.heightCm,
      bill.weightKg,
      bill.channels,
      bill.language,
      bill.consentGiven,
      bill.discountPercent,
      bill.discountReason,
      ctx.now,
      ctx.caller.userId,
      bill.statusSecret,
      bill.agencyId,
      bill.payerId,
      bill.couponId,
      bill.couponDiscountPaise,
    ]),
  );
  const [row] = rows;
  if (row === undefined) throw new Error('An inserted bill has a lab ID');
  return row.lab_no;
}

export interface NewBillLine {
  /** From 1 on within the bill. */
  readonly position: number;
  readonly lineId: string;
  readonly testId: string;
  readonly testVersion: number;
  readonly pricePaise: number;
  readonly priceSource: string;
  readonly rateId: string | null;
  /** The rate of its day; null: exempt. */
  readonly gstPercent: number | null;
  readonly lineDiscountPaise: number;
  readonly billDiscountPaise: number;
  readonly couponDiscountPaise: number;
  /** The test whose value called for it by a reflex rule. */
  readonly reflexOf?: string;
}

export async function insertBillLines(
  ctx: Ctx,
  billId: string,
  lines: readonly NewBillLine[],
): Promise<void> {
  await insertRows(
    ctx.db,
    'bill_line',
    lines.map((line) => ({
      l_id: ctx.lId,
      line_id: line.lineId,
      bill_id: billId,
      position: line.position,
      test_id: line.testId,
      test_version: line.testVersion,
      price_paise: line.pricePaise,
      price_source: line.priceSource,
      rate_id: line.rateId,
      gst_percent: line.gstPercent,
      line_discount_paise: line.lineDiscountPaise,
      bill_discount_paise: line.billDiscountPaise,
      coupon_discount_paise: line.couponDiscountPaise,
      reflex_of: line.reflexOf ?? null,
      added_at: ctx.now,
    })),
  );
}

export interface LockedBill {
  readonly billId: string;
  readonly labNo: string;
  readonly patientId: string;
  readonly locationId: string;
  readonly agencyId: string | null;
  readonly version: number;
}

interface LockedRow {
  readonly bill_id: string;
  readonly patient_id: string;
  readonly location_id: string;
  readonly agency_id: string | null;
  readonly lab_no: string;
  readonly version: number;
}

/** Locks bills in the order of their ids: every change of a bill, its parts and its money queues here (architecture §2). */
export async function lockBills(ctx: Ctx, billIds: readonly string[]): Promise<LockedBill[]> {
  const { rows } = await sql<LockedRow>`
    select b.bill_id, b.lab_no, b.patient_id, b.location_id, b.agency_id, b.version from bill b
    where b.l_id = ${ctx.lId} and b.bill_id = any(${[...billIds]}) and ${billInScope(ctx.caller)}
    order by b.bill_id for no key update of b`.execute(ctx.db);
  return rows.map((row) => ({
    billId: row.bill_id,
    labNo: row.lab_no,
    patientId: row.patient_id,
    locationId: row.location_id,
    agencyId: row.agency_id,
    version: row.version,
  }));
}

/** Locks one bill; refused when the lab has none of this id. */
export async function lockBill(ctx: Ctx, billId: string): Promise<LockedBill> {
  const [bill] = await lockBills(ctx, [billId]);
  if (bill === undefined) throw refuse('not-found');
  return bill;
}

/** Counts up the version of a locked bill. */
export async function bumpBill(ctx: Ctx, billId: string): Promise<void> {
  const statement = sql`
    update bill set version = version + 1 where l_id = ${ctx.lId} and bill_id = ${billId}`;
  await sendLater(ctx.db, statement);
}

/** Notes on a locked bill that its agency pays what is due on it from now on; counts up its version. */
export async function notePayer(ctx: Ctx, billId: string, payerId: string): Promise<void> {
  const statement = sql`
    update bill set payer_id = ${payerId}, version = version + 1 where l_id = ${ctx.lId} and bill_id = ${billId}`;
  await sendLater(ctx.db, statement);
}

/**
 * Notes on a locked bill that lines were added: its discount is no longer a percentage of the whole, and a consent that was
 * given stays. Counts up the version.
 */
export async function noteAddedLines(
  ctx: Ctx,
  billId: string,
  { consentGiven, discountReason }: { consentGiven: boolean; discountReason: string | null },
): Promise<void> {
  const statement = sql`
    update bill set discount_percent = null, consent_given = consent_given or ${consentGiven},
      discount_reason = coalesce(discount_reason, ${discountReason}::text), version = version + 1
    where l_id = ${ctx.lId} and bill_id = ${billId}`;
  await sendLater(ctx.db, statement);
}

interface BillDiscount {
  readonly billId: string;
  readonly percent: number | null;
  readonly reason: string;
  /** The part of the discount that each line carries. */
  readonly parts: readonly { readonly lineId: string; readonly paise: number }[];
}

/** Writes another discount on a locked bill and its parts on the lines; counts up the version. */
export async function writeBillDiscount(ctx: Ctx, discount: BillDiscount): Promise<void> {
  const { billId, percent, reason, parts } = discount;
  const values = parts.map(({ lineId, paise }) => sql`(${lineId}::uuid, ${paise}::bigint)`);
  if (values.length > 0) {
    const statement = sql`
    update bill_line l set bill_discount_paise = part.paise
    from (values ${sql.join(values)}) part (line_id, paise)
    where l.l_id = ${ctx.lId} and l.bill_id = ${billId} and l.line_id = part.line_id`;
    await sendLater(ctx.db, statement);
  }
  const statement = sql`
    update bill set discount_percent = ${percent}, discount_reason = ${reason}, version = version + 1
    where l_id = ${ctx.lId} and bill_id = ${billId}`;
  await sendLater(ctx.db, statement);
}

/** Takes what a coupon gave off lines of a locked bill, and their sum in paise off what it gave on the bill. */
export async function writeWithdrawnCoupon(
  ctx: Ctx,
  billId: string,
  { lineIds, paise }: { readonly lineIds: readonly string[]; readonly paise: number },
): Promise<void> {
  const ofLines = sql`
    update bill_line set coupon_discount_paise = 0
    where l_id = ${ctx.lId} and bill_id = ${billId} and line_id = any(${[...lineIds]})`;
  await sendLater(ctx.db, ofLines);
  const ofBill = sql`
    update bill set coupon_discount_paise = coupon_discount_paise - ${paise} where l_id = ${ctx.lId} and bill_id = ${billId}`;
  await sendLater(ctx.db, ofBill);
}

/** Marks lines of a locked bill as cancelled now. */
export async function markLinesCanceled(ctx: Ctx, lineIds: readonly string[], reason: string): Promise<void> {
  const statement = sql`
    update bill_line set canceled_at = ${ctx.now}, cancel_reason = ${reason}
    where l_id = ${ctx.lId} and line_id = any(${[...lineIds]})`;
  await sendLater(ctx.db, statement);
}

/** Gives bills of a person to another, who is the same one; their versions stay, as nothing that is edited on a bill changes. */
export async function moveBills({ db, lId }: Ctx, { from, to, only }: PatientMove): Promise<string[]> {
  const { rows } = await sql<{ bill_id: string }>`
    update bill set patient_id = ${to}
    where l_id = ${lId} and patient_id = ${from} and (${only === null} or bill_id = any(${[...(only ?? [])]}))
    returning bill_id`.execute(db);
  return rows.map((row) => row.bill_id);
}

/** Writes what was said on a locked bill; counts up its version. */
export async function updateCircumstances(ctx: Ctx, billId: string, said: BillCircumstances): Promise<void> {
  const statement = sql`
    update bill set fasting_hours = ${said.fastingHours}, last_period = ${said.lastPeriod}::date,
      trimester = ${said.trimester}, height_cm = ${said.heightCm}, weight_kg = ${said.weightKg},
      birth_weeks = ${said.birthWeeks}, version = version + 1
    where l_id = ${ctx.lId} and bill_id = ${billId}`;
  await sendLater(ctx.db, statement);
}
