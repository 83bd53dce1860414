-- A rule sends to a patient only on channels that they agreed to on the bill; where they agreed to none of its channels, the job says so.
alter table publish_job drop constraint publish_job_withheld_because_known;
alter table publish_job add constraint publish_job_withheld_because_known
  check (withheld_because in ('no-rule', 'switched-off', 'restricted', 'not-agreed'));
