-- A second issue is recorded where the first is missing.
insert into culture_issue (l_id, case_id, issue_no, kind, block, issued_at, issued_by)
select l_id, case_id, 9, 'interim', '{}', received_at, received_by from culture_case limit 1;
