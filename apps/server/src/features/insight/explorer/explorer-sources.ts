import type { ExplorerSubject } from '@nidan/domain/insight/explorer-fields';
import { type RawBuilder, sql } from 'kysely';
import { billInScope, departmentInScope, postingInScope } from '../../../kernel/access/in-scope.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { completedYears } from '../../people/patients/age-columns.ts';
import { dueOfBill } from '../../ledger/balances/bill-dues.query.ts';

type Sql = RawBuilder<unknown>;

/** How a declared field is read: its expression, the joins that it needs, and whether it is kept in capitals. */
export interface FieldSource {
  readonly expr: Sql;
  readonly joins?: readonly string[];
  readonly isUpper?: true;
}

export interface SubjectSource {
  readonly from: Sql;
  /** Joins by name, in the order in which they may need each other. */
  readonly joins: Readonly<Record<string, Sql>>;
  readonly fields: Readonly<Record<string, FieldSource>>;
  /** The moment that the dates are of, and what tells rows of one moment apart. */
  readonly moment: Sql;
  readonly rowId: Sql;
  readonly billId: Sql;
  /** The lab, and what of it the caller sees. */
  readonly seen: (ctx: Ctx) => readonly Sql[];
}

const raw = (text: string): Sql => sql.raw(text);
const field = (expr: string, ...joins: string[]): FieldSource => ({ expr: raw(expr), joins });
const upper = (expr: string, ...joins: string[]): FieldSource => ({ expr: raw(expr), joins, isUpper: true });

const billJoins = {
  p: raw('join patient p on p.l_id = b.l_id and p.patient_id = b.patient_id'),
  place: raw('join location place on place.l_id = b.l_id and place.location_id = b.location_id'),
  doc: raw('left join doctor doc on doc.l_id = b.l_id and doc.doctor_id = b.doctor_id'),
  ag: raw('left join agency ag on ag.l_id = b.l_id and ag.agency_id = b.agency_id'),
  maker: raw('join login_user maker on maker.user_id = b.created_by'),
};

const billFields = {
  lab_id: upper('b.lab_no'),
  registered: field('b.created_at'),
  location: field('place.name', 'place'),
  ref_name: field('doc.name', 'doc'),
  agency_name: field('ag.name', 'ag'),
  client_code: field('ag.code', 'ag'),
  booking_source: field('b.booking_source'),
  priority: field('b.priority'),
  added_by: field('maker.name', 'maker'),
  patient_name: field('p.name', 'p'),
  patient_phone: field('p.phone', 'p'),
  patient_code: upper('p.patient_code', 'p'),
  abha_id: field('p.abha_id', 'p'),
  age: {
    expr: completedYears(raw('b.created_at'), raw('(select l.time_zone from lab l where l.l_id = b.l_id)')),
    joins: ['p'],
  },
  sex: field('p.sex', 'p'),
  address: field('p.address', 'p'),
  area: field('p.area', 'p'),
  city: field('p.city', 'p'),
  state: field('p.state', 'p'),
  pincode: field('p.pincode', 'p'),
};

const testJoins = {
  ...billJoins,
  t: raw('join test t on t.l_id = bt.l_id and t.test_id = bt.test_id'),
  dep: raw('join department dep on dep.l_id = bt.l_id and dep.department_id = bt.department_id'),
  s: raw('left join sample s on s.l_id = bt.l_id and s.sample_id = bt.sample_id'),
};

const testFields = {
  ...billFields,
  test_name: field('t.name', 't'),
  test_code: upper('t.code', 't'),
  department: field('dep.name', 'dep'),
};

/** Lines and dues of a bill: looked up bill by bill, which a list and some days of groups are quick with. */
const moneyOfBill = raw(`left join lateral (
  select count(*)::int as tests, coalesce(sum(l.price_paise), 0)::bigint as gross, coalesce(sum(l.discount_paise), 0)::bigint as discount
  from bill_line l where l.l_id = b.l_id and l.bill_id = b.bill_id and l.canceled_at is null) m on true`);

const testsOfBill = `select t.name, t.code, l.position from bill_line l join test t on t.l_id = l.l_id and t.test_id = l.test_id
  where l.l_id = b.l_id and l.bill_id = b.bill_id and l.canceled_at is null`;

const ofTests = (ctx: Ctx): readonly Sql[] => [
  sql`b.l_id = ${ctx.lId}`,
  sql`bt.l_id = ${ctx.lId}`,
  billInScope(ctx.caller),
  departmentInScope(ctx.caller, sql.ref('bt.department_id')),
];

const bills: SubjectSource = {
  from: raw('bill b'),
  joins: { ...billJoins, m: moneyOfBill },
  fields: {
    ...billFields,
    test_names: field(`(select string_agg(n.name, ', ' order by n.position) from (${testsOfBill}) n)`),
    barcode: upper(
      `(select string_agg(s.barcode, ', ' order by s.barcode) from sample s where s.l_id = b.l_id and s.bill_id = b.bill_id)`,
    ),
    tests: field('m.tests', 'm'),
    gross: field('m.gross', 'm'),
    discount: field('m.discount', 'm'),
    net: field('(m.gross - m.discount)', 'm'),
    due: { expr: dueOfBill },
  },
  moment: raw('b.created_at'),
  rowId: raw('b.bill_id::text'),
  billId: raw('b.bill_id'),
  seen: (ctx) => [sql`b.l_id = ${ctx.lId}`, billInScope(ctx.caller)],
};

const tests: SubjectSource = {
  from: raw('bill b join bill_test bt on bt.l_id = b.l_id and bt.bill_id = b.bill_id'),
  joins: testJoins,
  fields: {
    ...testFields,
    barcode: upper('s.barcode', 's'),
    test_state: field('bt.state'),
    flag: field("nullif(bt.worst_flag, '')"),
    collected_at: field('s.collected_at', 's'),
    received_at: field('s.accessioned_at', 's'),
    completed_at: field('bt.completed_at'),
    checked_at: field('bt.checked_at'),
    due_at: field('case when bt.tat_hours > 0 then bt.due_at end'),
    has_target: field('(bt.tat_hours > 0)'),
    in_time:
      field(`case when bt.tat_hours <= 0 or bt.state = 'canceled' then null when bt.checked_at is not null then bt.checked_at <= bt.due_at
      when bt.due_at < now() then false end`),
    minutes: field('round(extract(epoch from bt.checked_at - s.accessioned_at) / 60)::int', 's'),
  },
  moment: raw('b.created_at'),
  rowId: raw('bt.bill_test_id::text'),
  billId: raw('b.bill_id'),
  seen: ofTests,
};

const results: SubjectSource = {
  from: raw(`bill b join bill_test bt on bt.l_id = b.l_id and bt.bill_id = b.bill_id
    join lateral (
      select distinct on (r.parameter_id) r.* from result_version r
      where r.l_id = bt.l_id and r.bill_test_id = bt.bill_test_id order by r.parameter_id, r.version desc) v on v.value is not null`),
  joins: {
    ...testJoins,
    q: raw('join parameter q on q.l_id = v.l_id and q.parameter_id = v.parameter_id'),
    enterer: raw('join login_user enterer on enterer.user_id = v.entered_by'),
  },
  fields: {
    ...testFields,
    parameter_name: field('q.name', 'q'),
    parameter_code: upper('q.code', 'q'),
    value: field('v.value'),
    number_value: field('v.numeric_value'),
    unit: field("nullif(v.unit, '')"),
    flag: field("nullif(v.flag, '')"),
    entered_at: field('v.entered_at'),
    entered_by: field('enterer.name', 'enterer'),
  },
  moment: raw('b.created_at'),
  rowId: raw('(bt.bill_test_id::text || v.parameter_id::text)'),
  billId: raw('b.bill_id'),
  seen: ofTests,
};

const money: SubjectSource = {
  from: raw(`journal_posting j cross join lateral (
      values (1, j.debit_account, j.amount_paise, 0::bigint), (2, j.credit_account, 0::bigint, j.amount_paise)) side (no, account, came, went)
    left join bill b on b.l_id = j.l_id and b.bill_id = j.bill_id`),
  joins: {
    place: raw('join location place on place.l_id = j.l_id and place.location_id = j.location_id'),
    maker: raw('join login_user maker on maker.user_id = j.posted_by'),
    doc: billJoins.doc,
    ag: billJoins.ag,
    pay: raw('left join payment pay on pay.l_id = j.l_id and pay.payment_id = j.payment_id'),
    rn: raw('left join money_document rn on rn.l_id = j.l_id and rn.document_id = j.refund_id'),
    an: raw('left join money_document an on an.l_id = j.l_id and an.document_id = j.advance_id'),
    nn: raw('left join money_document nn on nn.l_id = j.l_id and nn.document_id = j.note_id'),
  },
  fields: {
    posted_at: field('j.posted_at'),
    lab_id: upper('b.lab_no'),
    kind: field('j.kind'),
    payment_mode: field('substr(side.account, 6)'),
    reference_number: field("nullif(pay.reference, '')", 'pay'),
    refund_no: upper('rn.number', 'rn'),
    advance_number: upper('an.number', 'an'),
    debit_note_no: upper('nn.number', 'nn'),
    location: field('place.name', 'place'),
    added_by: field('maker.name', 'maker'),
    ref_name: field('doc.name', 'doc'),
    agency_name: field('ag.name', 'ag'),
    came: field('side.came'),
    went: field('side.went'),
  },
  moment: raw('j.posted_at'),
  rowId: raw('(j.posting_id::text || side.no)'),
  billId: raw('j.bill_id'),
  seen: (ctx) => [sql`j.l_id = ${ctx.lId}`, sql`side.account like 'mode:%'`, postingInScope(ctx, 'j')],
};

/** Where the rows of each subject are, and how each declared field of the domain is read. No text of a person comes in here. */
export const EXPLORER_SOURCES: Readonly<Record<ExplorerSubject, SubjectSource>> = {
  bills,
  tests,
  results,
  money,
};
