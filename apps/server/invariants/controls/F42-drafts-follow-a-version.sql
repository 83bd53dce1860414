-- A draft over a version that is still to come.
insert into test_draft (l_id, test_id, based_on, changes, written_by, written_at, version)
select t.l_id, t.test_id, t.version + 1, '{"method": "Planted"}', m.user_id, now(), 1
from test t join membership m on m.l_id = t.l_id limit 1;
