-- Neither the due of a bill nor what is payable to its patient is negative, and one of them is nothing (ADR 4). Nothing that is
-- written off is negative, or payable to the patient.
with books as (
  select l_id, bill_id,
    sum(case 'receivable' when debit_account then amount_paise when credit_account then -amount_paise else 0 end) as due,
    sum(case 'refundPayable' when credit_account then amount_paise when debit_account then -amount_paise else 0 end) as payable,
    sum(case 'writtenOff' when debit_account then amount_paise when credit_account then -amount_paise else 0 end) as written_off
  from journal_posting group by l_id, bill_id)
select l_id, bill_id, due, payable, written_off from books
where due < 0 or payable < 0 or written_off < 0 or (due + written_off > 0 and payable > 0)
