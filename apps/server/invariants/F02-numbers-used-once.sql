-- No lab ID and no revision of a report was given twice in a lab.
select l_id, 'bill' as kind, lab_no as number, count(*) as used from bill group by l_id, lab_no having count(*) > 1
union all
select l_id, 'report', report_no || ' revision ' || revision, count(*)
from report_revision group by l_id, report_no, revision having count(*) > 1
