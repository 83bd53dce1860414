-- Every bill, every payment, every receipt of an agency, every refund that is paid, every advance and what was returned of it, every note that was generated, every rate contract, every document of the stores, every payout that was approved and every invoice of an agency that was sent has its number in the series of
-- its kind, and every number is of one of them. A draft of an advance has its number before its money.
with records as (
  select l_id, bill_id as id, 'B' as series, created_at as at from bill
  union all
  select l_id, payment_id, case when reverses_payment_id is null then 'R' else 'V' end, received_at from payment
  union all
  select l_id, receipt_id, case when reverses_receipt_id is null then 'L' else 'V' end, received_at from agency_receipt
  union all
  select l_id, refund_id, 'F', decided_at from refund where state = 10
  union all
  select l_id, advance_id, 'A', received_at from customer_advance
  union all
  select l_id, return_id, 'F', returned_at from advance_return
  union all
  select l_id, note_id, case kind when 'credit' then 'C' else 'D' end, generated_at from accounting_note where state in (40, 100)
  union all
  select l_id, document_id, series, made_at from supply_document
  union all
  select l_id, document_id, series, made_at from settlement_document
  union all
  select l_id, invoice_id, 'X', sent_at from agency_invoice where sent_at is not null
  union all
  select l_id, contract_id, 'Q', made_at from rate_contract)
select coalesce(r.l_id, n.l_id) as l_id, coalesce(r.id, n.document_id) as id, r.series, n.number
from records r full join money_document n on n.l_id = r.l_id and n.document_id = r.id
where n.series is distinct from r.series or (n.issued_at is distinct from r.at and not (
  r.series = 'A' and n.issued_at < r.at and exists (
    select from event e where e.l_id = r.l_id and e.entity_kind = 'ADVANCE' and e.entity_id = r.id and e.action = 'submit')))
