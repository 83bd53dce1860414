-- An empty discount cap meant no limit; it now means no discount. Who had no limit gets the one that says so: 100 %. Users of an agency
-- owe what they would discount and get none.
update membership set discount_max_percent = 100
where discount_upto_paise is null and discount_max_percent is null and agency_id is null;
update membership set discount_upto_paise = null, discount_max_percent = null where agency_id is not null;
