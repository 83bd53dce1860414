-- What a lab is to the one that it works for (spec §3 "Lab"), which its own people say.
alter table lab add constraint lab_type_known check (lab_type in ('MAIN', 'EXTERNAL'));
alter table lab add constraint lab_home_other check (home_l_id <> l_id);
grant update (lab_type, home_l_id) on lab to nidan_app;
