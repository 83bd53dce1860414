-- The index of open tests had the state in its key and in its predicate, so that each step of a test wrote an entry into every index
-- of the table, and the one of a former place was left behind. Which queue a test stands in changes twice in its life: the steps in
-- between touch no index (ADR 40).

-- 0: to be drawn; 1: on the bench; 2: set aside; null: closed. As the domain has it in `queueOfTest`.
alter table bill_test add column queue smallint generated always as (
  case when state in ('checked', 'canceled') then null
    when state = 'ncollected' then 0
    when state in ('onHold', 'rerun', 'outsourced') then 2
    else 1 end) stored;

drop index bill_test_open_idx;
create index bill_test_open_idx on bill_test (l_id, queue, due_at, bill_test_id) where queue is not null;

-- Room for the next steps of a test on the page where it stands.
alter table bill_test set (fillfactor = 75);
