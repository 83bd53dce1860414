-- The amount of a bill goes with one box; accounts decide only where a place settles by account, and never who sent or received it. A
-- transfer whose tubes were all lost ends without them.
select l_id, min(transfer_id::text)::uuid as id, 'its amount counts twice' as problem from bill_transfer
where state <> 99 and amount_paise > 0 group by l_id, bill_id having count(*) > 1
union all
select l_id, transfer_id, 'decided without an account' from bill_transfer t where not by_account and state not in (0, 10)
  and not (state = 99 and not exists (select from sample_batch_item i where i.l_id = t.l_id and i.batch_id = t.batch_id
    and i.bill_id = t.bill_id and i.state <> 90 and i.lost_at is null))
union all
select l_id, transfer_id, 'accepted and never approved' from bill_transfer
where by_account and state in (7, 10) and decided_by is null
union all
select t.l_id, t.transfer_id, 'approved by its sender or receiver' from bill_transfer t
where t.by_account and t.state in (7, 8, 10) and (t.decided_by = t.sent_by and t.state <> 8 or exists (
  select from sample_batch_item i where i.l_id = t.l_id and i.batch_id = t.batch_id and i.bill_id = t.bill_id
    and i.state in (70, 80) and i.received_by = t.decided_by))
union all
select i.l_id, i.item_id, 'approved without its bill' from sample_batch_item i
join bill_transfer t on t.l_id = i.l_id and t.batch_id = i.batch_id and t.bill_id = i.bill_id
where i.state in (70, 80) and t.state not in (7, 10, 99)
