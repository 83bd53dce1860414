-- A critical value waits for an hour, and only another one of its lab was sent on.
with waiting as (
  update critical_alert set opened_at = now() - interval '1 hour', next_at = now() - interval '45 minutes',
    head_at = now() - interval '30 minutes', next_told_at = null, head_told_at = null, closed_at = null, closed_because = null
  where alert_id = (select alert_id from critical_alert order by alert_id limit 1)
  returning *)
insert into critical_alert (l_id, alert_id, bill_id, bill_test_id, parameter_id, result_version, value, opened_at, next_at, head_at,
  next_told_at, head_told_at, closed_at, closed_because)
select l_id, uuidv7(), bill_id, bill_test_id, parameter_id, result_version, value, opened_at, next_at, head_at,
  now(), now(), now(), 'called' from waiting;
