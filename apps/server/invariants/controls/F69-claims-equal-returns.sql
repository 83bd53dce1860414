-- A debit note clears more than what went back with its return.
update vendor_debit_note set value_paise = value_paise + 1
where (l_id, note_id) = (select l_id, note_id from vendor_debit_note limit 1);
