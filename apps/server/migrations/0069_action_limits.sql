-- Between the reference interval and the critical one lies the interval for action (ADR 35). Null is no limit.
alter table reference_range
  add column action_low double precision null,
  add column action_high double precision null;

alter table range_draft no force row level security;
-- Drafts that were written before name every limit of a range, so they name these too.
update range_draft set ranges = (
  select coalesce(jsonb_agg('{"actionLow": null, "actionHigh": null}'::jsonb || one.range order by one.place), '[]')
  from jsonb_array_elements(ranges) with ordinality as one (range, place)
) where ranges is not null;
alter table range_draft force row level security;
