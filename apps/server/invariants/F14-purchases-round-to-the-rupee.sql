-- What is rounded off of an order or an invoice of a vendor is at most what the nearest rupee asks for (CGST Act s.170).
select l_id, order_id as id, amount_paise as paise from purchase_order_charge
where charge = 'Round Off' and (abs(amount_paise) > 50 or gst_percent <> 0)
union all
select l_id, invoice_id, round_off_paise from vendor_invoice where abs(round_off_paise) > 50
