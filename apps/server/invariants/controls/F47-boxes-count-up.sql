-- A tube has arrived, and nobody received it.
update sample_batch_item set received_at = null, received_by = null
where (l_id, item_id) = (select l_id, item_id from sample_batch_item where state in (60, 70, 80) limit 1);
