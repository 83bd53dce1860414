-- A match says a rupee more than its line.
update bank_line_match set amount_paise = amount_paise + 100
where (l_id, match_id) = (select l_id, match_id from bank_line_match where undone_at is null limit 1);
