-- A machine that sends messages of a type that its driver does not read is told so, and so is its lab.
alter table machine_link_state
  drop constraint machine_link_problem_known,
  add constraint machine_link_problem_known check (problem in ('port-taken', 'address-not-ours', 'unreachable',
    'folder-missing', 'file-too-long', 'driver-faulty', 'foreign-address', 'too-many-connections', 'too-slow', 'not-stored',
    'bad-checksum', 'bad-sequence', 'too-long', 'noise', 'timeout', 'contention', 'refused-by-machine', 'incomplete',
    'unsupported-message'));
