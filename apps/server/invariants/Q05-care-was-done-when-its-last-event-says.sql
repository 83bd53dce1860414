-- A calibration or maintenance was last done when the last event that did it happened.
select c.l_id, c.care_id, c.last_done_at, max(e.happened_at) as happened_at
from machine_care c
left join machine_event e on e.l_id = c.l_id and e.care_id = c.care_id
group by c.l_id, c.care_id, c.last_done_at
having c.last_done_at is distinct from max(e.happened_at);
