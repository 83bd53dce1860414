-- A value of an attachment names a file that was kept for it, and no other value names one; a report that shows a file shows one that is
-- kept.
select v.l_id, v.bill_test_id as id, v.parameter_id, v.version
from result_version v join parameter p using (l_id, parameter_id)
left join stored_file f on f.l_id = v.l_id and f.file_id = v.file_id and f.purpose = 'result'
where v.value is not null and (p.kind = 'attachment') <> (f.file_id is not null)
  or v.value is null and v.file_id is not null
union all
select r.l_id, r.report_id, null, r.revision
from report_revision r
cross join jsonb_path_query(r.snapshot, '$.tests[*].results[*].attachment.sha256') shown (sha256)
where not exists (
  select from file_content c where c.l_id = r.l_id and c.sha256 = decode(shown.sha256 #>> '{}', 'hex'))
