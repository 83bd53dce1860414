-- An open critical value vanishes from the desk, and another one stays there that was told.
with gone as (
  select l_id, alert_id from critical_alert where closed_at is null order by alert_id limit 1)
update critical_alert a set closed_at = now(), closed_because = 'called' from gone
where a.l_id = gone.l_id and a.alert_id = gone.alert_id;
