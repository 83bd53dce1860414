-- A batch that was gathered wrongly and that nobody has asked for gives back movements, or is dissolved.

create function keep_asked_batch() returns trigger language plpgsql as $$
begin
  if old.state <> 0 then
    raise exception 'a batch that was asked for stays' using errcode = 'restrict_violation';
  end if;
  return old;
end $$;
create function keep_items_of_batch() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' or exists (
    select from settlement_batch s where s.l_id = old.l_id and s.batch_id = old.batch_id and s.state <> 0) then
    raise exception 'movements of a batch are not changed, and stay once it was asked for' using errcode = 'restrict_violation';
  end if;
  return old;
end $$;
drop trigger settlement_batch_item_append_only on settlement_batch_item;
create trigger settlement_batch_item_kept before update or delete on settlement_batch_item
  for each row execute function keep_items_of_batch();
create trigger settlement_batch_kept before delete on settlement_batch for each row execute function keep_asked_batch();

grant delete on settlement_batch_item to nidan_app;
grant delete on settlement_batch to nidan_app;
