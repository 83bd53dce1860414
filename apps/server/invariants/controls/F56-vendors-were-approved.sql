-- A vendor is in use that nobody approved.
update approval_request set state = -1
where type = 3 and state = 10 and (l_id, target_id) = (select l_id, vendor_id from vendor where state = 0 limit 1);
