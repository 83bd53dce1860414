-- When the tube of a test was received stands on the test, so that what was received in some weeks is read without their tubes.

alter table bill_test add column received_at timestamptz null;

alter table bill_test no force row level security;
alter table sample no force row level security;
update bill_test bt set received_at = s.accessioned_at
from sample s where s.l_id = bt.l_id and s.sample_id = bt.sample_id and s.accessioned_at is not null;
alter table bill_test force row level security;
alter table sample force row level security;

-- Tests lie in the table as they were ordered, nearly as they were received; a summary of pages is touched by no later step (ADR 40).
create index bill_test_received_idx on bill_test using brin (l_id, received_at) with (pages_per_range = 16, autosummarize = on);

create function take_receipt_of_tube() returns trigger language plpgsql as $$
begin
  new.received_at := (select accessioned_at from sample where l_id = new.l_id and sample_id = new.sample_id);
  return new;
end $$;
create trigger bill_test_takes_receipt before insert or update of sample_id on bill_test
  for each row execute function take_receipt_of_tube();

create function tell_receipt_to_tests() returns trigger language plpgsql as $$
begin
  update bill_test set received_at = new.accessioned_at where l_id = new.l_id and sample_id = new.sample_id;
  return null;
end $$;
create trigger sample_tells_receipt after update of accessioned_at on sample
  for each row when (old.accessioned_at is distinct from new.accessioned_at) execute function tell_receipt_to_tests();
