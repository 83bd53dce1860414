-- A payment is deleted with its postings.
delete from journal_posting where payment_id in (select entity_id from event where entity_kind = 'PAYMENT');
delete from payment where payment_id in (select entity_id from event where entity_kind = 'PAYMENT');
