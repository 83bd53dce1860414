-- Claims on invoices that are paid, returns over several invoices, and payments that use a claim.

alter table vendor_debit_note no force row level security;
-- Value of returned goods that the note clears; the notes of a return share its value.
alter table vendor_debit_note add column value_paise bigint not null default 0
  constraint vendor_debit_note_value_not_negative check (value_paise >= 0);
alter table material_return no force row level security;
update vendor_debit_note d set value_paise = coalesce(m.value_paise, 0)
from material_return m where m.l_id = d.l_id and m.return_id = d.return_id and d.state <> 30;
alter table material_return force row level security;
alter table vendor_debit_note force row level security;
drop index vendor_debit_note_return_key;
create unique index vendor_debit_note_return_key on vendor_debit_note (l_id, return_id, invoice_id)
  where return_id is not null and state <> 30;

alter table vendor_payment_invoice no force row level security;
-- Negative: a claim on the invoice, beyond what was owed of it, that the payment uses.
alter table vendor_payment_invoice drop constraint vendor_payment_invoice_amount_positive,
  add constraint vendor_payment_invoice_amount_not_zero check (amount_paise <> 0) not valid;
alter table vendor_payment_invoice validate constraint vendor_payment_invoice_amount_not_zero;
alter table vendor_payment_invoice force row level security;
alter table vendor_payment no force row level security;
alter table vendor_payment drop constraint vendor_payment_gross_positive,
  add constraint vendor_payment_gross_not_negative check (gross_paise >= 0) not valid;
alter table vendor_payment validate constraint vendor_payment_gross_not_negative;
alter table vendor_payment force row level security;
