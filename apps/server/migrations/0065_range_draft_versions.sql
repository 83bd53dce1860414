-- The row of a draft of intervals stays when the draft is activated, without intervals: its version never counts from the beginning
-- again, so that a draft that was begun since is not taken for the former one.
alter table range_draft alter column ranges drop not null;
revoke delete on range_draft from nidan_app;
