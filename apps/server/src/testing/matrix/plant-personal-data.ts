import { withClient } from '../../kernel/database/connections/with-client.ts';
import type { TestDatabase } from '../../kernel/testing/test-database.ts';

/** A word that no masked value keeps: neither at its start nor at its end. */
export const SECRET = 'zqsecretqz';
/** Digits of planted phone numbers that a mask must hide. */
export const SECRET_DIGITS = '7318264';

/** Tables whose texts are about people, and their columns that are no personal data: codes, ids, and names that the work needs. */
export const OF_PEOPLE: Readonly<Record<string, readonly string[]>> = {
  patient: ['name_title', 'patient_code', 'sex'],
  // Professionals are named on every bill and report; how to reach them is their own.
  doctor: ['code', 'name', 'qualification', 'specialisation', 'registration_no'],
  agency: ['code', 'name', 'type', 'gstin', 'print_mode', 'payment_type', 'billing_cycle', 'account_mode'],
  login_user: [
    'username',
    'name',
    'user_type',
    'employee_kind',
    'password_hash',
    'qualification',
    'registration_no',
  ],
  critical_call: ['value'],
  incoming_order: [
    'request_no',
    'client_code',
    'person_title',
    'person_age_unit',
    'person_sex',
    'person_code',
  ],
  incoming_sample: [
    'barcode',
    'request_no',
    'client_code',
    'courier_tracking_no',
    'person_title',
    'person_age_unit',
    'person_sex',
    'person_code',
  ],
  blood_group_resolution: ['value', 'former', 'finding'],
  comment_decision: ['value', 'decision', 'sentence'],
  payment: ['mode'],
  bill_consent: ['way'],
  // Why somebody is away is their own.
  approval_delegation: [],
  // Why an action failed is the text of a refusal.
  approval_request: ['failure'],
  approval_step: ['title'],
  refund: ['cause', 'mode'],
  customer_advance: ['mode'],
  advance_return: ['mode'],
  accounting_note: ['kind'],
  event_look: [],
  disposal: ['method', 'bag_colour', 'number'],
  stored_tube: [],
  tube_return: [],
  // A message says whom its tubes are from: masked users see nothing of it.
  machine_message: ['direction', 'control_id', 'state'],
  // Why somebody discarded a value is a free text.
  machine_data: [
    'at_place',
    'sample_id',
    'code',
    'value',
    'unit',
    'mark',
    'reagent_lot',
    'state',
    'reason',
    'detail',
  ],
  // To whom it goes and what it says is theirs.
  message: ['kind', 'recipient_kind', 'channels', 'template', 'language', 'document_kind', 'outcome'],
  notice: [],
  // What a gateway calls and says; of the payer it keeps nothing.
  payment_order: ['channel', 'gateway_ref', 'request', 'problem', 'problem_detail'],
  payment_order_money: ['gateway_payment_id', 'currency', 'held_because'],
};

/** Tables in which nothing is about a person, or whose texts are held elsewhere in a form that is searched too. */
export const NOT_OF_PEOPLE = [
  'bill_transfer',
  'box_discrepancy',
  // Whom somebody called: the doctor of the bill, who is named on it.
  'critical_attempt',
  // Values and sentences of a released report, which is searched itself.
  'smart_report',
  'smart_share',
  'smart_rule_approval',
  'report_template_version',
  'report_template_test',
  'local_name',
  'rule_set',
  'rule_switch',
  'rule_verdict',
  'swap_hold',
  'label_print',
  'sample_batch',
  'sample_batch_item',
  'disposal_tube',
  'storage_unit',
  // Goods, and what was used of them: a result is named by its id.
  'item',
  'store',
  'stock_lot',
  'lot_hold',
  'stock',
  'opened_pack',
  'item_use',
  'supply_document',
  'stock_movement',
  'consumption_map',
  'consumption_run',
  'consumption_line',
  'consumption_use',
  // What is cut of a specimen and done with it, in the words of the bench.
  'case_thing',
  'case_thing_place',
  'stage_progress',
  'staged_case',
  // What an interim report says: released reports hold the same texts.
  'breakpoint',
  'breakpoint_set',
  'culture_alert',
  'culture_case',
  'culture_isolate',
  'culture_issue',
  'culture_reading',
  'susceptibility',
  'eqa_result',
  'eqa_round',
  'machine_care',
  'machine_condition',
  'machine_event',
  'machine_driver',
  'machine_link',
  'machine_link_state',
  'qc_hold',
  'qc_look_back',
  'qc_lot',
  'qc_material',
  'qc_patient_mean',
  'qc_plan',
  'qc_point',
  'qc_point_former',
  'qc_rule_choice',
  'qc_run',
  'qc_series',
  'access_denial',
  'accounting_note_line',
  'reflex_decision',
  'test_reflex_rule',
  'account_payment',
  'api_key',
  'approval_level',
  'approval_rule',
  'bill_line',
  'bill_test',
  'bill',
  'card_terminal',
  'payment_event',
  // Settings, words, and calls kept without who somebody is.
  'integration_log',
  'integration_setting',
  'integration_try',
  'message_event',
  'message_opt_out',
  'message_template',
  'message_channel',
  'push',
  'push_subscription',
  'payment_gateway',
  'closed_day',
  'chain_check',
  'counter',
  // What a person tells about a difference of their own drawer.
  'counter_count',
  'counter_shift',
  'counter_shift_mode',
  'counter_shift_posting',
  'coupon',
  'coupon_location',
  'coupon_test',
  'department',
  'event',
  'event_seal',
  // Of whoever uploaded it; its name is shown to nobody else.
  'file_content',
  'firm',
  'idempotency',
  'import_file',
  'import_finding',
  'import_job',
  'import_typed_cell',
  'journal_posting',
  'lab',
  'lab_id_skip',
  'lab_rate',
  'lab_switch',
  'ledger_checkpoint',
  'location',
  'location_subscription',
  'membership',
  'money_document',
  'parameter',
  'parameter_version',
  // Its fields are kept as JSON, to be written back and shown to nobody.
  'patient_merge',
  'patient_merge_move',
  'patient_name_token',
  'patient_pair_apart',
  'patient_read',
  'patient_seen',
  'agency_expected_volume',
  'agency_rate_list',
  'doctor_agency',
  'centre_rate_list',
  'rate',
  'rate_list',
  'range_draft',
  'reference_range',
  'known_device',
  'recovery_code',
  'refund_line',
  'report_dispatch',
  'report_pdf',
  'report_revision',
  'report_view',
  'processing_place',
  'bench_presence',
  'critical_alert',
  'rerun',
  'case_addendum',
  'case_frozen',
  'case_opinion',
  'case_picture',
  'case_screening',
  'case_synoptic',
  'result_file',
  'result_version',
  'right_gift',
  'role',
  'role_right',
  'sample',
  'sample_type',
  'schema_migration',
  'second_factor',
  'session',
  'sign_in_attempt',
  'stored_file',
  'test',
  'test_member',
  'parameter_other_unit',
  'parameter_units',
  'parameter_share',
  'parameter_share_location',
  'test_cost',
  'test_draft',
  'test_gst',
  'test_note',
  'test_parameter',
  'test_short_code',
  'test_terms',
  'test_terms_location',
  'test_version',
  'specimen',
  'organism_family',
  'organism',
  'medicine_group',
  'medicine',
  'culture_comment',
  'html_text',
  'territory',
  'machine',
  'id_mapping',
  'machine_parameter',
  'result_comment',
  'publishing_rule',
  'publish_job',
  'customer_link',
  'explorer_view',
  'report_schedule',
  'report_schedule_reader',
  'report_run',
  'report_run_file',
];

const COLUMNS = `
  select c.relname::text as name, a.attname::text as column
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.atttypid = 'text'::regtype
    and a.attgenerated = '' and c.relname = any ($1)
    and not exists (select from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any (k.conkey))`;

function secretFor(column: string): string {
  if (column.startsWith('phone')) return `98${SECRET_DIGITS}9`;
  if (column === 'email') return `abc${SECRET}@people.example`;
  return `Z${SECRET}z`;
}

/** Writes secrets into every personal text of every row, past all triggers and checks. Answers how many columns were filled. */
export async function plantPersonalData(database: TestDatabase): Promise<number> {
  return withClient(database.adminUrl, async (client) => {
    const { rows } = await client.query<{ name: string; column: string }>(COLUMNS, [Object.keys(OF_PEOPLE)]);
    const personal = rows.filter(({ name, column }) => OF_PEOPLE[name]?.includes(column) === false);
    await client.query('begin');
    await client.query("set local session_replication_role = 'replica'");
    // A check of a format would refuse what is only to be found again.
    const { rows: checks } = await client.query<{ name: string; check: string }>(
      "select conrelid::regclass::text as name, conname::text as check from pg_constraint where contype = 'c' and conrelid::regclass::text = any ($1)",
      [Object.keys(OF_PEOPLE)],
    );
    for (const { name, check } of checks) await client.query(`alter table ${name} drop constraint ${check}`);
    for (const { name, column } of personal)
      await client.query(`update ${name} set ${column} = $1`, [secretFor(column)]);
    await client.query('commit');
    return personal.length;
  });
}
