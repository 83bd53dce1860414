-- Events that a second person has looked at: what harm would hide in is seen by somebody other than who did it.

create table event_look (
  l_id int not null constraint event_look_lab_fkey references lab (l_id),
  -- Of an event, which nothing deletes.
  event_id uuid not null,
  looked_at timestamptz not null,
  looked_by uuid not null constraint event_look_looked_by_fkey references login_user (user_id),
  note text not null constraint event_look_note_said check (length(btrim(note)) between 1 and 500),
  constraint event_look_pkey primary key (l_id, event_id)
);
create index event_look_looked_by_idx on event_look (looked_by);
create trigger event_look_append_only before update or delete on event_look
  for each row execute function refuse_change();
create trigger event_look_no_truncate before truncate on event_look
  for each statement execute function refuse_change();

select protect_by_lab('event_look');
grant select, insert on event_look to nidan_app;
