-- A closed shift says one rupee less cash than its postings.
update counter_shift_mode set collected_paise = collected_paise - 100 where (l_id, shift_id, mode) = (
  select l_id, shift_id, mode from counter_shift_mode limit 1);
