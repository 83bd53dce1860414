-- The record of a report and its hash are made anew, after its release.
update report_revision set snapshot_hash = sha256('another record')
where (l_id, report_id) = (select l_id, report_id from report_revision limit 1);
