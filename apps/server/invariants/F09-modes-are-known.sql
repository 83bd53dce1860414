-- Money comes in the payment modes of the product, and is posted on the account of its mode (spec §3); what was paid ahead is
-- taken from the advances, and credit from the credit notes.
select p.l_id, p.payment_id, p.mode
from payment p
where p.mode not in ('Cash', 'Card', 'Cheque', 'DD', 'Gate Epay', 'Online', 'PayTM Wallet', 'PayTM UPI', 'Google Pay',
    'PhonePe', 'BHIM UPI', 'Bharat Pay', 'POS Machine', 'discount', 'customer advance', 'credit note', 'logistics', 'agency',
    'payment gateway')
  or exists (
    select from journal_posting j
    where j.l_id = p.l_id and j.payment_id = p.payment_id
      and case p.mode when 'customer advance' then 'advance' when 'credit note' then 'creditNote' else 'mode:' || p.mode end not in (j.debit_account, j.credit_account))
