-- Somebody switches the trigger of the journal off.
alter table journal_posting disable trigger journal_posting_append_only;
