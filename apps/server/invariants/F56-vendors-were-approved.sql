-- A vendor that is or was in use was approved by somebody else than who entered it, and so was the account that it is paid to.
select v.l_id, v.vendor_id, v.state, null::uuid as bank_id
from vendor v
where v.state in (0, 50) and not exists (
  select from approval_request r where r.l_id = v.l_id and r.target_id = v.vendor_id and r.type = 3 and r.state = 10)
union all
select b.l_id, b.vendor_id, v.state, b.bank_id
from vendor_bank b join vendor v on v.l_id = b.l_id and v.vendor_id = b.vendor_id
where b.state in ('active', 'former') and not exists (
  select from approval_request r
  where r.l_id = b.l_id and r.target_id = b.vendor_id and r.type = 3 and r.state = 10 and r.requested_at >= b.asked_at)
