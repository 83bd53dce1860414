-- Every profile waits for all, and a test beside a reported one is taken back past the audit trail.
update test set restrict_report_till_all_check = true where (l_id, test_id) in (select l_id, test_id from bill_line);
update bill_test set state = 'completed', checked_at = null, checked_by = null
where (l_id, bill_test_id) in (
  select r.l_id, (t.value ->> 'billTestId')::uuid
  from report_revision r join report_dispatch d using (l_id, report_id), jsonb_array_elements(r.snapshot -> 'tests') t
  where not d.replaced);
delete from event;
