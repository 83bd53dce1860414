-- A print that the tube does not count.
insert into label_print (l_id, label_print_id, sample_id, ordinal, printed_at, printed_by, reason)
select s.l_id, gen_random_uuid(), s.sample_id, s.labels_printed + 1, now(), (select user_id from login_user limit 1), 'Printed by nobody'
from sample s limit 1;
