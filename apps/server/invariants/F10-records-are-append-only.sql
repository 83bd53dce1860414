-- What proves something is only ever added to: no grant lets the application change, delete or empty it, and the triggers
-- that refuse even its owner are on.
with kept (name) as (values ('event'), ('journal_posting'), ('payment'), ('refund_line'), ('advance_return'), ('accounting_note_line'), ('result_version'), ('report_revision'), ('report_pdf'), ('report_view'),
  ('file_content'), ('money_document'), ('closed_day'), ('ledger_checkpoint'), ('patient_read'), ('account_payment'), ('lab_id_skip'), ('supply_document'), ('stock_movement'), ('test_version'), ('parameter_version')),
triggers as (
  select k.name, count(*) filter (where t.tgenabled in ('O', 'A') and t.tgtype & 26 = 26) as row_triggers,
    count(*) filter (where t.tgenabled in ('O', 'A') and t.tgtype & 34 = 34) as truncate_triggers
  from kept k left join pg_trigger t on t.tgrelid = to_regclass(k.name) and not t.tgisinternal
  group by k.name)
select name as "table", 'a trigger is missing or off' as problem from triggers where row_triggers = 0 or truncate_triggers = 0
union all
select k.name, 'nidan_app may ' || lower(p.may)
from kept k cross join unnest(array['UPDATE', 'DELETE', 'TRUNCATE']) as p (may)
where has_table_privilege('nidan_app', to_regclass(k.name), p.may)
