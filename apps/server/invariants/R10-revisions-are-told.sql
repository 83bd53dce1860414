-- The revisions of a report count 1, 2, 3 …; only the last one is on the desk, an amended one gives its reason and names what
-- it changes, and each row says what its snapshot says.
select l_id, bill_id, 'a revision is missing' as problem
from report_revision group by l_id, bill_id having count(*) <> max(revision) or min(revision) <> 1
union all
select r.l_id, r.bill_id, 'revision ' || r.revision || ' says another thing than its row'
from report_revision r
where (r.snapshot ->> 'revision')::int <> r.revision or r.snapshot ->> 'status' <> r.status or r.snapshot ->> 'reportNo' <> r.report_no
  or (r.status = 'AMENDED' and (coalesce(btrim(r.reason), '') = '' or r.snapshot -> 'amendment' ->> 'reason' is null or r.revision = 1))
union all
select r.l_id, r.bill_id, 'revision ' || r.revision || ' is on the desk beside a later one, or is not on it'
from report_revision r left join report_dispatch d using (l_id, report_id)
where d.replaced is distinct from exists (
  select from report_revision later where later.l_id = r.l_id and later.bill_id = r.bill_id and later.revision > r.revision)
