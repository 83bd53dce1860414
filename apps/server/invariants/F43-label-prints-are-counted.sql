-- The prints of a label are numbered without gaps, and the last one is as many as the tube counts.
select p.l_id, p.sample_id, max(p.ordinal) as last, count(*) as prints, s.labels_printed
from label_print p
join sample s on s.l_id = p.l_id and s.sample_id = p.sample_id
group by p.l_id, p.sample_id, s.labels_printed
having max(p.ordinal) <> s.labels_printed or max(p.ordinal) - min(p.ordinal) + 1 <> count(*);
