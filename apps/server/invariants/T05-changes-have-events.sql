-- Nothing came to be without a line in the audit trail: patients, bills, payments, tubes that moved, tests that moved, reports, refunds, advances.
select p.l_id, p.patient_id as id, 'patient' as kind from patient p
where not exists (
  select from event e where e.l_id = p.l_id and e.entity_kind = 'PATIENT' and e.entity_id = p.patient_id and e.action = 'create')
union all
select b.l_id, b.bill_id, 'bill' from bill b
where not exists (
  select from event e where e.l_id = b.l_id and e.entity_kind = 'BILL' and e.entity_id = b.bill_id and e.action = 'create')
union all
select r.l_id, r.report_id, 'report' from report_revision r
where not exists (
  select from event e where e.l_id = r.l_id and e.entity_kind = 'REPORT' and e.entity_id = r.report_id and e.action = 'release')
union all
select t.l_id, t.bill_test_id, 'test in ' || t.state from bill_test t
where t.state in ('completed', 'checked', 'rerun', 'onHold', 'partial') and not exists (
  select from event e where e.l_id = t.l_id and e.bill_id = t.bill_id and e.entity_kind = 'BILL_TEST' and e.entity_id = t.bill_test_id)
union all
select v.l_id, v.payment_id, 'payment' from payment v
where not exists (
  select from event e where e.l_id = v.l_id and e.bill_id = v.bill_id
    and (v.payment_id in (e.entity_id) or v.payment_id = any (e.parts) or (e.entity_kind = 'BILL' and e.action = 'create')))
union all
select r.l_id, r.refund_id, 'refund' from refund r
where (select count(*) from event e where e.l_id = r.l_id and e.bill_id = r.bill_id and e.entity_kind = 'REFUND' and e.entity_id = r.refund_id)
  <> r.version
union all
select v.l_id, v.advance_id, 'advance' from customer_advance v
where not exists (
    select from event e where e.l_id = v.l_id and e.entity_kind = 'ADVANCE' and e.entity_id = v.advance_id and e.action in ('take', 'draft'))
  or (v.decided_at is not null and not exists (
    select from event e where e.l_id = v.l_id and e.entity_kind = 'ADVANCE' and e.entity_id = v.advance_id
      and e.action in ('approve', 'reject', 'cancel')))
