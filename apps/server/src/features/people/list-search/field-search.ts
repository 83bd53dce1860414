import { PAYMENT_MODES } from '@nidan/domain/money/payment-mode';
import { nameWords } from '@nidan/domain/people/names/name-tokens';
import type { ListSearchField } from '@nidan/domain/search/list-search';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { isPersonField, personCondition } from '../patients/person-search.ts';
import { beginsWith } from '../patients/patient-matches.ts';

/** Where the rows of a list have what they are searched by. */
export interface SearchedAt {
  readonly patient: RawBuilder<unknown>;
  /** The id of the bill; its lab ID and its referrers are read from a `bill b`. */
  readonly bill?: RawBuilder<unknown>;
  /** Who made the row. */
  readonly addedBy?: RawBuilder<unknown>;
  /** The id under which the row has its number. */
  readonly document?: RawBuilder<unknown>;
  /** The barcode, where the row is a tube. */
  readonly barcode?: RawBuilder<unknown>;
  readonly agency?: RawBuilder<unknown>;
  readonly doctor?: RawBuilder<unknown>;
  readonly mode?: RawBuilder<unknown>;
  readonly reference?: RawBuilder<unknown>;
}

interface FieldSearch {
  readonly by: ListSearchField;
  readonly q: string;
  readonly at: SearchedAt;
}

/** What fewer rows than this fit is looked up first; of the rest the newest rows hold some. */
const FEW = 300;
const NOTHING = sql`false`;

interface Sought {
  /** Selects `id`. */
  readonly ids: RawBuilder<{ id: string }>;
  readonly column: RawBuilder<unknown>;
  /** The same as a condition on one row. */
  readonly else: RawBuilder<unknown>;
}

async function among(ctx: Ctx, { ids, column, else: condition }: Sought): Promise<RawBuilder<unknown>> {
  // Not distinct: then the first few rows are all that is read, however many there are.
  const { rows } = await sql<{ id: string }>`select id from (${ids}) f limit ${FEW + 1}`.execute(ctx.db);
  if (rows.length > FEW) return condition;
  return sql`${column} = any(${[...new Set(rows.map(({ id }) => id))]}::uuid[])`;
}

const upper = (q: string): string => q.trim().toUpperCase();

function byBarcode(ctx: Ctx, q: string, bill: RawBuilder<unknown>) {
  const own = sql`t.l_id = ${ctx.lId} and ${beginsWith(sql`t.barcode collate "C"`, upper(q))}`;
  return among(ctx, {
    ids: sql`select t.bill_id as id from sample t where ${own}`,
    column: bill,
    else: sql`exists (select from sample t where ${own} and t.bill_id = ${bill})`,
  });
}

/** Bills with a test in whose name each word is, or whose code begins so. */
function byTest(ctx: Ctx, { by, q }: FieldSearch, bill: RawBuilder<unknown>) {
  const named = nameWords(q).map((word) => sql`strpos(lower(t.name), ${word}) > 0`);
  const isSought =
    by === 'test_code' ? sql`starts_with(t.code, ${upper(q)})` : sql.join([sql`true`, ...named], sql` and `);
  const line = sql`
    from bill_line l join test t on t.l_id = l.l_id and t.test_id = l.test_id
    where l.l_id = ${ctx.lId} and l.canceled_at is null and ${isSought}`;
  return among(ctx, {
    ids: sql`select l.bill_id as id ${line}`,
    column: bill,
    else: sql`exists (select ${line} and l.bill_id = ${bill})`,
  });
}

interface Named {
  readonly table: 'agency' | 'doctor' | 'login_user';
  readonly id: string;
  readonly q: string;
  readonly column: RawBuilder<unknown>;
}

/** Rows that name one of the few whose name has each word. */
function byNameOf(ctx: Ctx, { table, id, q, column }: Named): RawBuilder<unknown> {
  const words = nameWords(q);
  if (words.length === 0) return NOTHING;
  const has = words.map((word) => sql`strpos(lower(n.name), ${word}) > 0`);
  const lab = table === 'login_user' ? sql`true` : sql`n.l_id = ${ctx.lId}`;
  const ids = sql`select ${sql.ref(`n.${id}`)} from ${sql.table(table)} n where ${lab} and ${sql.join(has, sql` and `)}`;
  return sql`${column} in (${ids})`;
}

/** Rows of the agencies whose code begins so. */
function byClientCode(ctx: Ctx, q: string, agency: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${agency} in (
    select n.agency_id from agency n where n.l_id = ${ctx.lId} and starts_with(upper(n.code), ${upper(q)}))`;
}

function byNumber(ctx: Ctx, q: string, document: RawBuilder<unknown>) {
  const own = sql`m.l_id = ${ctx.lId} and ${beginsWith(sql.ref('m.number'), upper(q))}`;
  return among(ctx, {
    ids: sql`select m.document_id as id from money_document m where ${own}`,
    column: document,
    else: sql`exists (select from money_document m where ${own} and m.document_id = ${document})`,
  });
}

function byMode(q: string, mode: RawBuilder<unknown>): RawBuilder<unknown> {
  const modes = PAYMENT_MODES.filter((one) => one.toLowerCase().startsWith(q.trim().toLowerCase()));
  return sql`${mode} = any(${modes})`;
}

function byReference(ctx: Ctx, q: string, reference: RawBuilder<unknown>): RawBuilder<unknown> {
  // A reference names an account of the payer, which demo users do not see.
  return ctx.caller.isDemoUser ? NOTHING : sql`starts_with(lower(${reference}), ${q.trim().toLowerCase()})`;
}

/** The condition of a field; null for one that the list has nowhere. */
async function conditionOf(ctx: Ctx, search: FieldSearch): Promise<RawBuilder<unknown> | null> {
  const { by, q, at } = search;
  if (isPersonField(by)) return personCondition(ctx, { by, q, patient: at.patient });
  const { bill, barcode, addedBy, document, agency, doctor, mode, reference } = at;
  switch (by) {
    case 'lab_id':
      return beginsWith(sql.ref('b.lab_no'), upper(q));
    case 'barcode':
      if (barcode) return sql`${barcode} ^@ ${upper(q)}`;
      return bill ? byBarcode(ctx, q, bill) : null;
    case 'test_name':
    case 'test_code':
    case 'test_names':
      return bill ? byTest(ctx, search, bill) : null;
    case 'agency_name':
      return agency ? byNameOf(ctx, { table: 'agency', id: 'agency_id', q, column: agency }) : null;
    case 'client_code':
      return agency ? byClientCode(ctx, q, agency) : null;
    case 'ref_name':
      return doctor ? byNameOf(ctx, { table: 'doctor', id: 'doctor_id', q, column: doctor }) : null;
    case 'added_by':
      return addedBy ? byNameOf(ctx, { table: 'login_user', id: 'user_id', q, column: addedBy }) : null;
    case 'refund_no':
    case 'advance_number':
    case 'debit_note_no':
    case 'invoice_no':
      return document ? byNumber(ctx, q, document) : null;
    case 'payment_mode':
      return mode ? byMode(q, mode) : null;
    case 'reference_number':
      return reference ? byReference(ctx, q, reference) : null;
    case 'parameter_name':
    case 'parameter_code':
    case 'courier_tracking_no':
    case 'request_no':
    case 'vendor_name':
    case 'address_name':
    case 'item_name':
    case 'item_code':
    case 'lot_no':
    case 'doc_no':
      return null;
  }
}

/** Conditions on the rows of a list that a field is, or begins with, what is sought; none for an empty search. */
export async function fieldConditions(ctx: Ctx, search: FieldSearch): Promise<RawBuilder<unknown>[]> {
  if (search.q.trim() === '') return [];
  return [(await conditionOf(ctx, search)) ?? NOTHING];
}
