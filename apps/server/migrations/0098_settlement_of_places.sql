-- Whether what a place sends waits for the accounts of the lab is said of the place; one of which nothing is said does as the lab's centres do.
alter table location add column settlement text not null default 'usual'
  constraint location_settlement_known check (settlement in ('usual', 'account', 'direct'));
