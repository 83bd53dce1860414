-- What a coupon gave on a bill is the sum of its parts on the lines, a bill without one has no such part, and no coupon stands on
-- more bills than it may: a bill counts while a line of it is not cancelled.
with parts as (
  select l_id, bill_id, sum(coupon_discount_paise) as paise, bool_or(canceled_at is null) as is_live
  from bill_line group by l_id, bill_id)
select b.l_id, b.bill_id as id, b.coupon_discount_paise as told, coalesce(p.paise, 0) as found
from bill b left join parts p using (l_id, bill_id)
where b.coupon_discount_paise <> coalesce(p.paise, 0)
union all
select c.l_id, c.coupon_id, c.in_all, count(*)
from coupon c join bill b on b.l_id = c.l_id and b.coupon_id = c.coupon_id
join parts p on p.l_id = b.l_id and p.bill_id = b.bill_id and p.is_live
group by c.l_id, c.coupon_id, c.in_all having count(*) > c.in_all
