-- The audit trail sealed: committed events numbered and chained per lab by a job, away from the writes (ADR 7).

-- The transaction that wrote the event. Events of transactions before the oldest running one are all there or never will be.
alter table event add column tx xid8 not null default pg_current_xact_id();
create index event_tx_idx on event (l_id, tx, event_id);
-- Events of a bill's parts are found by their bill.
drop index event_entity_idx;
create index event_entity_idx on event (l_id, entity_kind, entity_id) where bill_id is null;
create index event_user_idx on event (l_id, user_id, event_id);
create index event_activity_idx on event (l_id, entity_kind, action, event_id);

create table event_seal (
  l_id int not null,
  -- 1, 2, 3 … without a gap: the order in which events were committed.
  seq bigint not null constraint event_seal_seq_positive check (seq > 0),
  event_id uuid not null,
  -- SHA-256 over the mark before it, its number and everything the event says.
  mark bytea not null constraint event_seal_mark_length check (length(mark) = 32),
  -- Every event of a transaction before this one is sealed.
  horizon xid8 not null,
  sealed_at timestamptz not null,
  constraint event_seal_pkey primary key (l_id, seq),
  constraint event_seal_event_key unique (l_id, event_id)
);

create trigger event_seal_append_only before update or delete on event_seal for each row execute function refuse_change();
create trigger event_seal_no_truncate before truncate on event_seal for each statement execute function refuse_change();

select protect_by_lab('event_seal');
grant select, insert on event_seal to nidan_app;
