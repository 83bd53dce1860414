-- A bill names a coupon that gave nothing on its lines.
with made as (
  insert into coupon (l_id, coupon_id, code, name, amount_paise, valid_from, status)
  select l_id, gen_random_uuid(), 'PLANTED', 'Planted', 10000, date '2026-01-01', 1 from bill limit 1 returning l_id, coupon_id)
update bill b set coupon_id = m.coupon_id, coupon_discount_paise = 10000
from made m where (b.l_id, b.bill_id) = (select l_id, bill_id from bill where l_id = m.l_id limit 1);
