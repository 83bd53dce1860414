-- A tube stands in a position that its rack has, alone, and the rack is in use.
select st.l_id, st.sample_id as id, 'in a position that its rack has not' as problem
from stored_tube st join storage_unit u on u.l_id = st.l_id and u.unit_id = st.unit_id
where st.row_no > u.row_count or st.column_no > u.column_count
union all
select st.l_id, st.sample_id, 'in a rack that is out of use'
from stored_tube st join storage_unit u on u.l_id = st.l_id and u.unit_id = st.unit_id where u.status <> 1
union all
select l_id, min(sample_id::text)::uuid, 'in the position of another tube'
from stored_tube group by l_id, unit_id, row_no, column_no having count(*) > 1
