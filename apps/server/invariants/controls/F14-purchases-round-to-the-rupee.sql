-- An order is rounded off by a rupee.
alter table purchase_order_charge drop constraint purchase_order_charge_round_off;
insert into purchase_order_charge (l_id, order_id, charge, amount_paise, gst_percent)
select l_id, order_id, 'Round Off', 100, 0 from purchase_order limit 1
on conflict on constraint purchase_order_charge_pkey do update set amount_paise = 100;
