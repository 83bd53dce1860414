-- The first revision of a report is renumbered.
update report_revision set revision = 3 where (l_id, report_id) = (select l_id, report_id from report_revision limit 1);
