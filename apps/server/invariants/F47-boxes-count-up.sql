-- Nothing vanishes from a box (S6): what has arrived was received by somebody, what is lost was given up with a word, a box that was
-- accepted has nothing under way and nothing open, one that was given up never left, and every bill on the road has its transfer.
select i.l_id, i.item_id as id, 'arrived, and nobody received it' as problem from sample_batch_item i
where (i.state in (60, 70, 80)) and i.received_at is null
union all
select i.l_id, i.item_id, 'lost, and nobody gave it up' from sample_batch_item i
where i.lost_at is not null and not exists (
  select from box_discrepancy d where d.l_id = i.l_id and d.batch_id = i.batch_id and d.sample_id = i.sample_id
    and d.kind = 'missing' and d.outcome = 'lost')
union all
select b.l_id, b.batch_id, 'accepted with something under way' from sample_batch b
where b.status = 10 and (
  exists (select from sample_batch_item i where i.l_id = b.l_id and i.batch_id = b.batch_id
    and i.state in (0, 10, 20, 30, 40, 50) and i.lost_at is null)
  or exists (select from box_discrepancy d where d.l_id = b.l_id and d.batch_id = b.batch_id and d.closed_at is null))
union all
select b.l_id, b.batch_id, 'given up and not empty' from sample_batch b
where b.status = 99 and (b.sent_at is not null or exists (
  select from sample_batch_item i where i.l_id = b.l_id and i.batch_id = b.batch_id and i.state <> 90))
union all
select i.l_id, i.item_id, 'sent without its bill' from sample_batch_item i
where i.state in (40, 60, 70, 80) and not exists (
  select from bill_transfer t where t.l_id = i.l_id and t.batch_id = i.batch_id and t.bill_id = i.bill_id)
