-- A challan pays no deduction.
insert into tds_challan (l_id, challan_id, section, number, bsr_code, deposited_on, amount_paise, made_at, made_by)
select l_id, user_id, '194C', '00001', '0000001', date '2026-04-01', 100, now(), user_id from membership limit 1;
