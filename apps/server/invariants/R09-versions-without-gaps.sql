-- The versions of a result count 1, 2, 3 …: none was removed, and a later one is not older.
select l_id, bill_test_id, parameter_id, count(*) as versions, max(version) as last
from (
  select *, lag(entered_at) over (partition by l_id, bill_test_id, parameter_id order by version) as before
  from result_version) versions
group by l_id, bill_test_id, parameter_id
having count(*) <> max(version) or min(version) <> 1 or bool_or(entered_at < before)
