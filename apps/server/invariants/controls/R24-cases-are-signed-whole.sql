-- A second opinion is asked for after the case was signed.
insert into case_opinion (l_id, opinion_id, bill_test_id, asked_of, asked_at, asked_by)
select bt.l_id, uuidv7(), bt.bill_test_id, 'Dr. Leela Sathe', bt.checked_at, bt.checked_by
from bill_test bt where bt.state = 'checked' and bt.checked_by is not null limit 1;
