-- A draft of a test was written over a version that the test has or had.
select d.l_id, d.test_id as id, d.based_on, t.version
from test_draft d join test t on t.l_id = d.l_id and t.test_id = d.test_id
where d.changes is not null and d.based_on > t.version
