-- A run is said to have succeeded whose file was never kept.
update report_run set state = 'SUCCESS', failure = null, ended_at = now() where run_id in (
  select run_id from report_run r where not exists (select from report_run_file f where f.run_id = r.run_id));
insert into report_run (l_id, run_id, title, question, dates, format, owner_id, asked_at, state, ended_at)
select m.l_id, uuidv7(), 'Lost', '{}', '{}', 'csv', m.user_id, now(), 'SUCCESS', now() from membership m limit 1;
