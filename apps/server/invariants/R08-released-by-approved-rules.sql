-- What the program checked, a version of rules let pass at that very moment that releases, was approved by another person than wrote it,
-- and was stopped by no switch; a verdict names values that stood.
with by_rule as (
  select b.l_id, b.bill_test_id, b.checked_at from bill_test b
  where b.state = 'checked' and b.checked_by = :program.rules)
select c.l_id, c.bill_test_id as id, 'no approved rules let it pass' as problem
from by_rule c
where not exists (
  select from rule_verdict v join rule_set s using (l_id, rule_set_id)
  where v.l_id = c.l_id and v.bill_test_id = c.bill_test_id and v.judged_at = c.checked_at and v.outcome = 'checked' and v.mode = 'live'
    and s.approved_at <= v.judged_at and (s.retired_at is null or s.retired_at >= v.judged_at)
    and s.approved_by <> s.made_by and s.approved_by <> s.changed_by)
union all
select v.l_id, v.verdict_id, 'a switch had stopped it'
from rule_verdict v join rule_set s using (l_id, rule_set_id)
join rule_switch w on w.l_id = v.l_id and w.kind <> 'machine' and (w.kind = 'lab' or w.test_id = s.test_id)
where v.outcome = 'checked' and w.stopped_at < v.judged_at and (w.resumed_at is null or w.resumed_at > v.judged_at)
union all
select l_id, verdict_id, 'it passed although a rule stopped it' from rule_verdict
where passed <> (jsonb_array_length(stops) = 0)
union all
select v.l_id, v.verdict_id, 'it judged a value that never stood'
from rule_verdict v, jsonb_array_elements(v.inputs -> 'facts' -> 'values') f
where (f.value ->> 'version')::int > 0 and not exists (
  select from result_version r
  where r.l_id = v.l_id and r.bill_test_id = v.bill_test_id and r.parameter_id = (f.value ->> 'parameterId')::uuid
    and r.version = (f.value ->> 'version')::int and r.value is not distinct from f.value ->> 'value'
    and r.entered_at <= v.judged_at)
