-- The shift of somebody who is absent is counted and closed by another person, who says why.

alter table counter_shift no force row level security;

alter table counter_shift
  -- Whose count it is that stands: only who counted a drawer closes its shift.
  add column counted_by uuid null constraint counter_shift_counted_by_fkey references login_user (user_id),
  add column closed_by uuid null constraint counter_shift_closed_by_fkey references login_user (user_id),
  -- Why it was not closed by its person; null when it was.
  add column close_reason text null;
create index counter_shift_counted_by_idx on counter_shift (counted_by) where counted_by is not null;
create index counter_shift_closed_by_idx on counter_shift (closed_by) where closed_by is not null;

update counter_shift set counted_by = case when count is not null then user_id end,
  closed_by = case when status = 10 then user_id end;

alter table counter_shift drop constraint counter_shift_closed_whole,
  add constraint counter_shift_closed_whole check ((status = 10)
    = (num_nulls(closed_at, counted_paise, expected_paise, float_left_paise, handed_to, closed_by) = 0)) not valid,
  drop constraint counter_shift_count_whole,
  add constraint counter_shift_count_whole check (num_nulls(count, counted_paise, counted_by) in (0, 3)) not valid,
  add constraint counter_shift_closer_counted check (closed_by = counted_by) not valid,
  add constraint counter_shift_taker_is_another check (handed_to <> closed_by) not valid,
  add constraint counter_shift_close_reason_told check (
    (close_reason is not null) = (closed_by is not null and closed_by <> user_id)) not valid;
alter table counter_shift validate constraint counter_shift_closed_whole;
alter table counter_shift validate constraint counter_shift_count_whole;
alter table counter_shift validate constraint counter_shift_closer_counted;
alter table counter_shift validate constraint counter_shift_taker_is_another;
alter table counter_shift validate constraint counter_shift_close_reason_told;

alter table counter_shift force row level security;
