-- The last values of one parameter: what a draft of its ranges would change is counted on them.
create index result_version_parameter_idx on result_version (l_id, parameter_id, entered_at);
