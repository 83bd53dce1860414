-- An invoice of a vendor bears the GST of its order, unless its lines say that it differs, which an approval passes: that of both halves
-- alike within a state, or that between states, and never both.
select b.l_id, b.invoice_id, b.tax_kind, o.tax_kind as ordered, b.cgst_paise, b.sgst_paise, b.igst_paise
from vendor_invoice b join purchase_order o on o.l_id = b.l_id and o.order_id = b.order_id
where (b.tax_kind <> o.tax_kind and exists (
    select from vendor_invoice_line q
    where q.l_id = b.l_id and q.invoice_id = b.invoice_id and not 'tax-differs' = any(q.faults)))
  or b.cgst_paise <> b.sgst_paise
  or (b.igst_paise > 0 and (b.cgst_paise > 0 or b.tax_kind <> 'INTER_STATE'))
  or (b.cgst_paise > 0 and b.tax_kind <> 'INTRA_STATE')
