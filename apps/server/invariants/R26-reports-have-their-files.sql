-- A report that was made has its file, and one that failed or is being made has none; what a schedule makes is of its owner, and
-- no schedule has two runs of one period (domain facts 2.20).
select r.l_id, r.run_id, r.state, f.run_id is not null as has_file
from report_run r left join report_run_file f using (l_id, run_id)
where (r.state = 'SUCCESS') <> (f.run_id is not null)
union all
select r.l_id, r.run_id, r.state, null
from report_run r join report_schedule s using (l_id, schedule_id)
where r.owner_id <> s.owner_id
union all
select r.l_id, o.run_id, r.state, null
from report_run r join report_run o using (l_id, schedule_id, period_from, period_to)
where r.run_id < o.run_id
