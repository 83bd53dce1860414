-- A sample and its order are registered to different bills.
insert into incoming_order (l_id, order_id, request_no, client_code, person_title, person_name, person_age, person_age_unit, person_sex,
  test_codes, status, bill_id, announced_at, announced_by)
select l_id, '00000000-0000-7000-8000-00000000f049', 'PLANTED', 'PLANTED', '', 'Planted', 40, 'Yrs.', 'F', '{CBC}', 20, b.bill_id, now(), m.user_id
from bill b join membership m using (l_id) limit 1;
insert into incoming_sample (l_id, incoming_id, order_id, barcode, client_code, person_title, person_name, person_age, person_age_unit,
  person_sex, test_codes, status, bill_id, announced_at, announced_by)
select o.l_id, gen_random_uuid(), o.order_id, 'PLANTED-1', 'PLANTED', '', 'Planted', 40, 'Yrs.', 'F', '{CBC}', 30, b.bill_id, now(), o.announced_by
from incoming_order o join bill b on b.l_id = o.l_id and b.bill_id <> o.bill_id
where o.request_no = 'PLANTED' limit 1;
