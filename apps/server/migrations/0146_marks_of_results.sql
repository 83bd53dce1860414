-- What a machine says of a result beside its value, and the values that it does not say in one text.
alter table machine_data
  -- The field of the value says more than one value can: the whole of it is the value.
  add column is_unread boolean not null default false,
  -- Whole fields that say more than what was read of them.
  add column beside text[] not null default '{}',
  drop constraint machine_data_mark_known,
  add constraint machine_data_mark_known check (mark in ('final', 'repeated', 'corrected', 'preliminary', 'partial', 'pending',
    'questionable', 'wrong', 'notAsked', 'deleted', 'cancelled')),
  drop constraint machine_data_reason_known,
  add constraint machine_data_reason_known check (reason in ('not-whole', 'unreadable', 'unknown-tube', 'not-ordered',
    'unknown-code', 'no-value', 'unreadable-value', 'implausible', 'wrong-unit', 'not-final', 'takes-back', 'other-person',
    'other-script', 'cancelled-test', 'not-accessioned', 'not-open', 'already-checked', 'differs', 'unknown-control', 'refused'));

-- A value that its machine does not call final is no result yet: it is not checked before the final one came.
alter table result_version
  add column mark text not null default 'final'
    constraint result_version_mark_known check (mark in ('final', 'corrected', 'preliminary', 'partial'));

-- Values in quarantine of a tube hold it back from release by rule.
create index machine_data_waiting_tube_idx on machine_data (l_id, sample_id) where state = 'quarantined';
