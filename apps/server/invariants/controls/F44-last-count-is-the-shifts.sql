-- Somebody counted once more, another sum, and gave no reason.
insert into counter_count (l_id, shift_id, ordinal, count, counted_paise, expected_paise, counted_by, counted_at, reason)
select l_id, shift_id, ordinal + 1, count, counted_paise + 100, expected_paise, counted_by, counted_at, null
from counter_count order by ordinal desc limit 1;
