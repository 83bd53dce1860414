-- The discount of a line lies between nothing and its price, and no price is negative.
select l_id, line_id, price_paise, discount_paise from bill_line
where price_paise < 0 or line_discount_paise < 0 or bill_discount_paise < 0 or coupon_discount_paise < 0 or discount_paise > price_paise
