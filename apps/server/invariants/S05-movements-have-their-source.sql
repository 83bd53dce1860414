-- Every movement is of a numbered document that is there and of the kind that the movement names; what goes between stores comes to as much
-- as it left with.
select m.l_id, m.movement_id, m.document_id, m.source_kind, d.series
from stock_movement m
left join supply_document d on d.l_id = m.l_id and d.document_id = m.document_id
left join money_document n on n.l_id = m.l_id and n.document_id = m.document_id
where d.document_id is null or n.document_id is null or m.source_kind is distinct from (case
  when d.series in ('G', 'M') then 'goods received note'
  when d.series in ('I', 'T') then 'material request'
  when d.series = 'U' then 'consumption run'
  when d.series in ('K', 'W', 'J', 'O', 'S') then 'user' end)
union all
select l_id, null, document_id, min(source_kind), type
from stock_movement where type in ('transfer', 'L2L transfer')
group by l_id, document_id, lot_id, type having sum(quantity) <> 0 or sum(value_paise) <> 0
