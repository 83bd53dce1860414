-- The operator of the platform opens labs: what a new lab starts with is written by the application.
grant insert on lab, sample_type to nidan_app;

-- Lab IDs of two labs are told apart by their letters.
create unique index lab_prefix_key on lab (prefix);
