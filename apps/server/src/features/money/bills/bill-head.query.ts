import type { BillView } from '@nidan/contract/money/bills/bill-view';
import type { InvoicePrintMode } from '@nidan/domain/enumerations/agencies';
import { type RawBuilder, sql } from 'kysely';
import { billInScope } from '../../../kernel/access/in-scope.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { patientColumns, type PatientRow } from '../../people/patients/patient-record-columns.ts';

/** A bill without its lines and money, with its person and what the lab prints on its papers. */
export interface BillHead extends PatientRow {
  readonly bill_id: string;
  readonly lab_no: string;
  /** The number of the bill as a document, of its firm and financial year. */
  readonly bill_no: string;
  readonly created_at: Date;
  readonly created_by: string;
  readonly location_id: string;
  readonly location: string;
  readonly doctor_id: string | null;
  readonly doctor: string | null;
  readonly client: string;
  readonly booking_source: BillView['bookingSource'];
  readonly priority: BillView['priority'];
  readonly fasting_hours: number | null;
  readonly channels: number;
  readonly language: BillView['language'];
  readonly consent_given: boolean;
  readonly discount_percent: number | null;
  readonly discount_reason: string | null;
  /** Code of the coupon that was used. */
  readonly coupon: string | null;
  /** The least that it asks for, in paise; 0 without one. */
  readonly coupon_minimum: number;
  readonly bill_version: number;
  readonly status_secret: string | null;
  readonly lab_name: string;
  readonly lab_tagline: string;
  readonly lab_address: string;
  readonly lab_phone: string;
  readonly lab_email: string;
  readonly lab_website: string;
  readonly lab_footer: string;
  readonly upi_address: string | null;
  /** The legal entity that bills at the location, where it is not the lab itself. */
  readonly firm: string | null;
  readonly gstin: string | null;
  /** Of the agency that the bill belongs to. */
  readonly agency_gstin: string | null;
  /** Of the agency that the bill belongs to (spec §3); null for a bill of nobody else. */
  readonly print_mode: InvoicePrintMode | null;
}

async function readHead(ctx: Ctx, condition: RawBuilder<unknown>): Promise<BillHead | null> {
  const { rows } = await sql<BillHead>`
    select ${patientColumns}, b.bill_id, b.lab_no, n.number as bill_no, b.created_at, u.name as created_by, b.location_id,
      place.name as location, b.doctor_id, doc.name as doctor, b.client, b.booking_source, b.priority, b.fasting_hours,
      b.channels, b.language, b.consent_given, b.discount_percent, b.discount_reason, coupon.code as coupon, coalesce(coupon.minimum_net_paise, 0)::bigint as coupon_minimum, b.version as bill_version, b.status_secret,
      lab.name as lab_name, lab.tagline as lab_tagline, lab.address as lab_address, lab.phone as lab_phone,
      lab.email as lab_email, lab.website as lab_website, lab.footer as lab_footer, lab.upi_address,
      firm.name as firm, firm.gstin, agency.gstin as agency_gstin, agency.print_mode
    from bill b
    join lab on lab.l_id = b.l_id
    join money_document n on n.l_id = b.l_id and n.document_id = b.bill_id
    join patient p on p.l_id = b.l_id and p.patient_id = b.patient_id
    join location place on place.l_id = b.l_id and place.location_id = b.location_id
    left join firm on firm.l_id = place.l_id and firm.firm_id = place.firm_id
    join login_user u on u.user_id = b.created_by
    left join coupon on coupon.l_id = b.l_id and coupon.coupon_id = b.coupon_id
    left join agency on agency.l_id = b.l_id and agency.agency_id = b.agency_id
    left join doctor doc on doc.l_id = b.l_id and doc.doctor_id = b.doctor_id
    where b.l_id = ${ctx.lId} and ${condition} and ${billInScope(ctx.caller)}`.execute(ctx.db);
  return rows[0] ?? null;
}

/** The bill of an id, or null. */
export async function readBillHead(ctx: Ctx, billId: string): Promise<BillHead | null> {
  return readHead(ctx, sql`b.bill_id = ${billId}`);
}

/** The bill of a lab ID, or null. */
export async function readBillHeadByLabNo(ctx: Ctx, labNo: string): Promise<BillHead | null> {
  return readHead(ctx, sql`b.lab_no = ${labNo}`);
}
