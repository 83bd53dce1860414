-- A switch that lets one person do what two do otherwise waits for a second person: what is asked stands beside what holds.

alter table lab_switch
  add column waiting jsonb null,
  add column asked_at timestamptz null,
  add column asked_by uuid null,
  add constraint lab_switch_waiting check ((waiting is null) = (asked_at is null) and (waiting is null) = (asked_by is null));

grant update (waiting, asked_at, asked_by) on lab_switch to nidan_app;
