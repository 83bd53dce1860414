-- Lists of what a person did, and of one activity, in the order of time, whatever the period.
drop index event_user_idx;
drop index event_activity_idx;
create index event_user_idx on event (l_id, user_id, at, event_id);
create index event_activity_idx on event (l_id, entity_kind, action, at, event_id);
