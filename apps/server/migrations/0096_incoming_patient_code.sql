-- The code under which the sender knows the patient to be registered here; with it an announced person is found without a phone.

alter table incoming_order add column person_code text null
  constraint incoming_order_person_code_not_blank check (person_code ~ '\S');
alter table incoming_sample add column person_code text null
  constraint incoming_sample_person_code_not_blank check (person_code ~ '\S');
