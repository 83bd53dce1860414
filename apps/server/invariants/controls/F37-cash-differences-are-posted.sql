-- What a drawer lacked was never posted.
update counter_shift set counted_paise = counted_paise + 100, difference_paise = counted_paise + 100 - expected_paise,
  difference_reason = coalesce(difference_reason, 'unknown')
where (l_id, shift_id) = (select l_id, shift_id from counter_shift where status = 10 limit 1);
