-- The clock of somebody's phone was believed.
insert into second_factor (user_id, last_step) select user_id, extract(epoch from now())::bigint from login_user limit 1;
