-- Money between places moved by the steps of its table, each told by one event, and is where its last event says; its amount is that of its days
-- and of the books, whoever handed it over, received, banked and approved it are all different people.
with moves as (
  select l_id, entity_id, action, before ->> 'state' as from_state, after ->> 'state' as to_state,
    row_number() over (partition by l_id, entity_id order by at desc, event_id desc) as from_last
  from event where entity_kind = 'LAB_PAYMENT'),
books as (
  select l_id, settlement_id, sum(case kind when 'labPayment' then amount_paise else -amount_paise end) as paise
  from journal_posting where kind in ('labPayment', 'labPaymentBack') group by l_id, settlement_id)
select l_id, entity_id as id, 'a step that is none: ' || from_state || ' to ' || to_state as problem from moves
where action not in ('draft', 'create') and (from_state, to_state) not in (values
  ('DRAFT', 'CREATED'), ('CREATED', 'APPROVED_BY_RECEIVER'), ('CREATED', 'REJECTED'), ('DRAFT', 'CANCELLED'), ('CREATED', 'CANCELLED'), ('APPROVED_BY_RECEIVER', 'SUBMITTED_TO_BANK'), ('APPROVED_BY_RECEIVER', 'APPROVED_FINANCE'), ('SUBMITTED_TO_BANK', 'APPROVED_FINANCE'), ('APPROVED_BY_RECEIVER', 'REJECTED_FINANCE'), ('SUBMITTED_TO_BANK', 'REJECTED_FINANCE'), ('APPROVED_FINANCE', 'REVERSED_FINANCE'), ('APPROVED_FINANCE', 'ARCHIVAL_REQUEST_CREATED'), ('ARCHIVAL_REJECTED', 'ARCHIVAL_REQUEST_CREATED'), ('ARCHIVAL_REQUEST_CREATED', 'ARCHIVED'), ('ARCHIVAL_REQUEST_CREATED', 'ARCHIVAL_REJECTED'))
union all
select p.l_id, p.payment_id, 'another state than its last event says' from lab_payment p
where not exists (select from moves m where m.l_id = p.l_id and m.entity_id = p.payment_id and m.from_last = 1
  and m.to_state = case p.state when 0 then 'DRAFT' when 10 then 'CREATED' when 20 then 'ARCHIVAL_REQUEST_CREATED' when 40 then 'APPROVED_BY_RECEIVER' when 60 then 'SUBMITTED_TO_BANK' when 90 then 'APPROVED_FINANCE' when 96 then 'REJECTED_FINANCE' when 97 then 'REVERSED_FINANCE' when 98 then 'REJECTED' when 99 then 'CANCELLED' when 100 then 'ARCHIVED' when 110 then 'ARCHIVAL_REJECTED' end)
union all
select p.l_id, p.payment_id, 'moved without an event' from lab_payment p
where (select count(*) from moves m where m.l_id = p.l_id and m.entity_id = p.payment_id) <> p.version
union all
select p.l_id, p.payment_id, 'another amount than its days' from lab_payment p
where p.kind = 'payment' and p.amount_paise is distinct from (
  select sum(d.amount_paise) from lab_payment_day d where d.l_id = p.l_id and d.payment_id = p.payment_id)
union all
select p.l_id, p.payment_id, 'another amount than in the books' from lab_payment p
left join books b on b.l_id = p.l_id and b.settlement_id = p.payment_id
where coalesce(b.paise, 0) <> case when p.state in (20, 90, 100, 110) then p.amount_paise else 0 end
union all
select l_id, payment_id, 'one person twice' from lab_payment
where created_by = received_by or created_by = banked_by or created_by = finance_by or received_by = banked_by
  or received_by = finance_by or banked_by = finance_by
