-- A report is signed by whoever released it: the SHA-256 of its record is the one that the sealed event of its release holds, and
-- the event is of the same person.
select r.l_id, r.report_id, 'no release of this person tells the hash of the record' as problem from report_revision r
where not exists (
  select from event e
  where e.l_id = r.l_id and e.bill_id = r.bill_id and e.entity_kind = 'REPORT' and e.entity_id = r.report_id
    and e.action = 'release' and e.user_id = r.released_by and e.after ->> 'hash' = encode(r.snapshot_hash, 'hex'))
union all
select l_id, report_id, 'nobody signs a final report' from report_revision
where status <> 'PROVISIONAL' and jsonb_array_length(snapshot -> 'signatories') = 0
