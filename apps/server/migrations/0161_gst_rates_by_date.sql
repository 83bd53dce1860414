-- GST rates of purchases before 22/09/2025, and charges that follow the rates of the goods.

alter table rate_contract_slab no force row level security;
alter table rate_contract_slab drop constraint rate_contract_slab_gst_known,
  add constraint rate_contract_slab_gst_known check (gst_percent in (0, 5, 12, 18, 28, 40)) not valid;
alter table rate_contract_slab validate constraint rate_contract_slab_gst_known;
alter table rate_contract_slab force row level security;

alter table purchase_order_line no force row level security;
alter table purchase_order_line drop constraint purchase_order_line_gst_known,
  add constraint purchase_order_line_gst_known check (gst_percent in (0, 5, 12, 18, 28, 40)) not valid;
alter table purchase_order_line validate constraint purchase_order_line_gst_known;
alter table purchase_order_line force row level security;

alter table purchase_order_charge no force row level security;
-- Null: in proportion to the taxable value of the lines by rate.
alter table purchase_order_charge alter column gst_percent drop not null;
alter table purchase_order_charge drop constraint purchase_order_charge_gst_known,
  add constraint purchase_order_charge_gst_known check (gst_percent in (0, 5, 12, 18, 28, 40)) not valid;
alter table purchase_order_charge validate constraint purchase_order_charge_gst_known;
alter table purchase_order_charge force row level security;

alter table vendor_invoice_line no force row level security;
alter table vendor_invoice_line drop constraint vendor_invoice_line_gst_known,
  add constraint vendor_invoice_line_gst_known check (gst_percent in (0, 5, 12, 18, 28, 40)) not valid;
alter table vendor_invoice_line validate constraint vendor_invoice_line_gst_known;
alter table vendor_invoice_line force row level security;
