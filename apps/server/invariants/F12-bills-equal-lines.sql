-- What the journal says a bill earned and allowed is what its live lines come to.
with lines as (
  select l_id, bill_id, sum(price_paise) as gross, sum(discount_paise) as discount, sum(coupon_discount_paise) as coupon
  from bill_line where canceled_at is null group by l_id, bill_id),
books as (
  select l_id, bill_id,
    sum(case 'income' when credit_account then amount_paise when debit_account then -amount_paise else 0 end) as gross,
    sum(case 'discount' when debit_account then amount_paise when credit_account then -amount_paise else 0 end) as plain,
    sum(case 'coupon' when debit_account then amount_paise when credit_account then -amount_paise else 0 end) as coupon
  from journal_posting group by l_id, bill_id)
select b.l_id, b.bill_id, coalesce(n.gross, 0) as lines_gross, coalesce(k.gross, 0) as books_gross,
  coalesce(n.discount, 0) as lines_discount, coalesce(k.plain + k.coupon, 0) as books_discount,
  coalesce(n.coupon, 0) as lines_coupon, coalesce(k.coupon, 0) as books_coupon
from bill b left join lines n using (l_id, bill_id) left join books k using (l_id, bill_id)
where coalesce(n.gross, 0) <> coalesce(k.gross, 0) or coalesce(n.discount, 0) <> coalesce(k.plain + k.coupon, 0)
  or coalesce(n.coupon, 0) <> coalesce(k.coupon, 0)
