-- What a person may do in a lab is read from many tables and rarely changes: a mark on the lab says whether it still holds,
-- so that a process may keep what it has read (ADR 11).

-- Replaced by every change that decides what somebody may do; random, so that no state of a restored database has it again.
alter table lab add column standing uuid not null default gen_random_uuid();
grant update (standing) on lab to nidan_app;

create function renew_standing() returns trigger language plpgsql as $$
begin
  new.standing := gen_random_uuid();
  return new;
end $$;
create trigger lab_renew_standing before update on lab for each row execute function renew_standing();

create function renew_standing_of_lab() returns trigger language plpgsql as $$
begin
  update lab set standing = default where l_id in (select l_id from changed);
  return null;
end $$;

create function decides_standing(variadic tables text[]) returns void language plpgsql as $$
declare t text;
begin
  foreach t in array tables loop
    execute format('create trigger standing_by_insert after insert on %I referencing new table as changed
      for each statement execute function renew_standing_of_lab()', t);
    execute format('create trigger standing_by_update after update on %I referencing new table as changed
      for each statement execute function renew_standing_of_lab()', t);
    execute format('create trigger standing_by_delete after delete on %I referencing old table as changed
      for each statement execute function renew_standing_of_lab()', t);
  end loop;
end $$;
revoke execute on function decides_standing from public;

select decides_standing(
  'membership', 'role', 'role_right', 'location', 'location_subscription', 'firm', 'lab_switch');
