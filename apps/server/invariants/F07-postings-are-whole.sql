-- A posting moves a positive amount between two different accounts, and all postings of an entry are of one bill, of one
-- advance, of one credit note, of the drawer of one shift, of one agency, of one document of the stores or of one payout.
select l_id, entry_id, min(amount_paise) as least_paise, count(distinct coalesce(bill_id, advance_id, note_id, shift_id, supply_id, agency_id, settlement_id)) as owners
from journal_posting group by l_id, entry_id
having min(amount_paise) <= 0 or bool_or(debit_account = credit_account) or count(distinct coalesce(bill_id, advance_id, note_id, shift_id, supply_id, agency_id, settlement_id)) <> 1
  or count(coalesce(bill_id, advance_id, note_id, shift_id, supply_id, agency_id, settlement_id)) <> count(*)
