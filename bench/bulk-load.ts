import { withClient } from '@nidan/server/kernel/database/connections/with-client';

const givenNames = [
  'Ravi',
  'Sunita',
  'Imran',
  'Kavya',
  'Joseph',
  'Asha',
  'Gurpreet',
  'Meera',
  'Vihaan',
  'Zoya',
];
const familyNames = [
  'Kumar',
  'Deshpande',
  'Qureshi',
  'Menon',
  'Fernandes',
  'Pandit',
  'Bedi',
  'Hegde',
  'Rao',
  'Iyer',
];

const asArray = (names: readonly string[]) => `array['${names.join("','")}']`;

/** Names are drawn from two short lists and a serial, so that a search for one finds as many as in a real lab. */
const patients = `
insert into patient (l_id, patient_id, patient_code, name_title, name, sex, age_y, age_at, phone, created_at)
select 1, ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'B-' || n, 'Mr.',
  (${asArray(givenNames)})[1 + n % 10] || ' ' || (${asArray(familyNames)})[1 + (n / 10) % 10] || ' ' || to_hex(n),
  'M', 20 + n % 60, now(), (9000000000 + n)::text, now() - n * $2::int * interval '1 second'
from generate_series(1, $1::int) n`;

const tokens = `
insert into patient_name_token (l_id, token, patient_id)
select distinct 1, substring(word from start), p.patient_id
from patient p, lateral unnest(string_to_array(lower(p.name), ' ')) word,
  lateral generate_series(1, greatest(1, length(word) - 2)) start
where p.l_id = 1 and p.patient_code like 'B-%'
order by 2, 3`;

const bills = `
insert into bill (l_id, bill_id, lab_no, patient_id, location_id, booking_source, created_at, created_by)
select 1, p.patient_id, 'BB' || substring(p.patient_code from 3), p.patient_id,
  (select location_id from location where l_id = 1 order by name limit 1), 'walk_in', p.created_at,
  (select user_id from login_user order by username limit 1)
from patient p where p.l_id = 1 and p.patient_code like 'B-%'`;

/** One bill of fifty is of the agency of the demo, and as many are of one of its doctors. */
const referrers = `
update bill set
  agency_id = case when hashtext(lab_no) % 50 = 0
    then (select agency_id from membership where l_id = 1 and agency_id is not null limit 1) end,
  doctor_id = case when hashtext(lab_no) % 50 = 1
    then (select doctor_id from membership where l_id = 1 and doctor_id is not null limit 1) end
where l_id = 1 and lab_no like 'BB%' and hashtext(lab_no) % 50 in (0, 1)`;

/** Ids in the order of their bills, which indexes take in far quicker than random ones. */
const partOf = (bill: string, part: string): string =>
  `overlay(${bill}::text placing to_hex(${part}::int) from 25 for 1)::uuid`;

const lines = `
insert into bill_line (l_id, line_id, bill_id, position, test_id, test_version, price_paise, price_source, added_at)
select 1, ${partOf('b.bill_id', 't.position')}, b.bill_id, t.position, t.test_id, 1, t.mrp_paise, 'mrp', b.created_at
from bill b, (
  select test_id, mrp_paise, row_number() over (order by code) as position from test
  where l_id = 1 and code in ('CBC', 'LFT', 'TSH')) t
where b.l_id = 1 and b.lab_no like 'BB%'`;

const samples = `
insert into sample (l_id, sample_id, bill_id, barcode, tube_no, sample_type_id, department_id, status, created_at,
  collected_at, accessioned_at)
select 1, b.bill_id, b.bill_id, b.lab_no || '-1', 1, t.sample_type_id, t.department_id, 20, b.created_at,
  b.created_at, b.created_at
from bill b, (select sample_type_id, department_id from test where l_id = 1 and code = 'LFT') t
where b.l_id = 1 and b.lab_no like 'BB%'`;

/** As in a lab: what is older than ten minutes is checked, the rest is spread over the bench; the rows lie as they were ordered. */
const tests = `
insert into bill_test (l_id, bill_test_id, bill_id, line_id, test_id, test_version, department_id, sample_type_id, sample_id, state,
  is_accessioned, received_at, due_at, tat_hours)
select 1, l.line_id, l.bill_id, l.line_id, l.test_id, l.test_version, t.department_id, t.sample_type_id, l.bill_id,
  case when b.created_at < now() - interval '10 minutes' then 'checked'
    else (array['pending', 'partial', 'completed', 'pending'])[1 + (random() * 3)::int] end,
  true, b.created_at, b.created_at + interval '6 hours', 6
from bill_line l
join bill b on b.l_id = l.l_id and b.bill_id = l.bill_id
join test t on t.l_id = l.l_id and t.test_id = l.test_id
where l.l_id = 1 and b.lab_no like 'BB%'
order by b.created_at, l.position`;

const postings = `
insert into journal_posting (l_id, posting_id, entry_id, posted_at, posted_on, location_id, kind, debit_account, credit_account, amount_paise,
  bill_id, posted_by)
select 1, b.bill_id, b.bill_id, b.created_at, (b.created_at at time zone 'Asia/Kolkata')::date,
  b.location_id, 'bill', 'receivable', 'income', sum(l.price_paise), b.bill_id,
  b.created_by
from bill b join bill_line l on l.l_id = b.l_id and l.bill_id = b.bill_id
where b.l_id = 1 and b.lab_no like 'BB%' group by b.bill_id, b.created_at, b.location_id, b.created_by
order by b.created_at`;

/** Far above the counter of the lab, so that bills saved later never meet them. */
const documents = `
insert into money_document (l_id, document_id, series, financial_year, serial, number, issued_at)
select 1, bill_id, 'B', 2000, n, 'BBB00-' || n, created_at
from (select *, 10000000 + row_number() over () as n from bill where l_id = 1 and lab_no like 'BB%') b`;

/** The draw and the receipt of each tube, by whoever made its bill. */
const events = `
insert into event (l_id, event_id, at, user_id, role_name, location_id, entity_kind, entity_id, bill_id, action, before, after, request_id)
select 1, uuidv7(), b.created_at, b.created_by, 'Technician', b.location_id, 'BILL_SAMPLE', s.sample_id, b.bill_id, step.action,
  jsonb_build_object('status', step.before), jsonb_build_object('status', step.after), 'bulk load'
from sample s
join bill b on b.l_id = s.l_id and b.bill_id = s.bill_id
cross join (values ('collect', 'notCollected', 'collected'), ('accession', 'collected', 'accessioned')) step (action, before, after)
where s.l_id = 1 and s.tube_no = 1 and b.lab_no like 'BB%'`;

/** Gives the tubes of `bulkLoad` the events that their life is told from. */
export async function bulkEvents(adminUrl: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    await client.query("set app.l_id = '1'");
    await client.query(events);
    await client.query('vacuum analyze event');
  });
}

/** Four more tubes for each bill, spread over the states in which tubes of a lab are that keeps them. */
const moreTubes = `
insert into sample (l_id, sample_id, bill_id, barcode, tube_no, sample_type_id, department_id, status, created_at, collected_at, accessioned_at)
select 1, ${partOf('b.bill_id', '8 + k')}, b.bill_id, b.lab_no || '-' || k, k, t.sample_type_id, t.department_id,
  (array[20, 30, 71, 71])[k - 1], b.created_at, b.created_at, b.created_at
from bill b, (select sample_type_id, department_id from test where l_id = 1 and code = 'CBC') t, generate_series(2, 5) k
where b.l_id = 1 and b.lab_no like 'BB%'`;

/** Tubes of each bill after `bulkTubes`. */
export const TUBES_OF_BILL = 5;

/** Adds tubes to the bills of `bulkLoad`, so that each has five. */
export async function bulkTubes(adminUrl: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    await client.query("set session_replication_role = 'replica'; set app.l_id = '1'");
    await client.query(moreTubes);
    await client.query('vacuum analyze sample');
  });
}

/** Indexes that hold no rule, of the tables that are filled: made anew at the end, which is quicker than keeping them. */
const PLAIN_INDEXES = `
select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
from pg_index i
where i.indrelid = any ($1::regclass[]) and not i.indisunique`;

const FILLED = [
  'patient',
  'patient_name_token',
  'bill',
  'bill_line',
  'sample',
  'bill_test',
  'journal_posting',
  'money_document',
];

/** Loads `count` bills of three tests into lab 1, so many seconds apart backwards from now. Answers the seconds it took. */
export async function bulkLoad(adminUrl: string, count: number, secondsApart = 1): Promise<number> {
  const began = performance.now();
  await withClient(adminUrl, async (client) => {
    // Foreign keys hold by construction here, and checking them would take most of the time.
    await client.query(
      "set session_replication_role = 'replica'; set app.l_id = '1'; set maintenance_work_mem = '512MB'; set wal_compression = off",
    );
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(PLAIN_INDEXES, [
      FILLED,
    ]);
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    await client.query(patients, [count, secondsApart]);
    for (const step of [tokens, bills, referrers, lines, samples, tests, postings, documents])
      await client.query(step);
    for (const { definition } of indexes) await client.query(definition);
    await client.query('vacuum analyze');
  });
  return (performance.now() - began) / 1000;
}
