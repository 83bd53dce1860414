-- A line of a statement is matched with one money alone, and a money with one line; both are of the same amount.
with live as (
  select m.l_id, m.match_id, m.line_id, m.amount_paise, coalesce(m.receipt_id, m.payment_id, m.batch_id, m.payout_id,
      m.vendor_payment_id) as document_id,
    case m.meaning when 'agencyReceipt' then r.amount_paise when 'labPayment' then p.amount_paise
      when 'payout' then o.tds_paise - o.total_paise when 'vendorPayment' then v.tds_paise - v.gross_paise
      when 'settlement' then coalesce(s.paid_paise, (
        select sum(i.amount_paise) from settlement_batch_item i where i.l_id = s.l_id and i.batch_id = s.batch_id))
      else m.amount_paise end as document_paise
  from bank_line_match m
  left join agency_receipt r on r.l_id = m.l_id and r.receipt_id = m.receipt_id
  left join lab_payment p on p.l_id = m.l_id and p.payment_id = m.payment_id
  left join settlement_batch s on s.l_id = m.l_id and s.batch_id = m.batch_id
  left join payout o on o.l_id = m.l_id and o.payout_id = m.payout_id
  left join vendor_payment v on v.l_id = m.l_id and v.payment_id = m.vendor_payment_id
  where m.undone_at is null)
select m.l_id, m.match_id as id, 'another amount than its line' as problem from live m
join bank_statement_line l on l.l_id = m.l_id and l.line_id = m.line_id where l.amount_paise <> m.amount_paise
union all
select l_id, match_id, 'another amount than its money' from live where document_paise is distinct from amount_paise
union all
select l_id, min(match_id::text)::uuid, 'a line that is matched twice' from live group by l_id, line_id having count(*) > 1
union all
select l_id, min(match_id::text)::uuid, 'money that is matched twice' from live
where document_id is not null group by l_id, document_id having count(*) > 1
union all
select s.l_id, s.statement_id, 'other lines than it says' from bank_statement s
where s.added <> (select count(*) from bank_statement_line l where l.l_id = s.l_id and l.statement_id = s.statement_id)
