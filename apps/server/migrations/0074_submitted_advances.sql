-- The money of a draft comes when it is submitted: then, there and to whoever submits it.
grant update (received_at, received_by, location_id) on customer_advance to nidan_app;
