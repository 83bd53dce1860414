-- Each number of a document is used once in a lab. Numbers that were given twice before are kept as they were printed and counted as
-- repeats in the order of time; F68-document-numbers-used-once lists them.
alter table money_document add column repeat smallint not null default 0;
alter table money_document no force row level security;
alter table money_document disable trigger money_document_append_only;
update money_document d set repeat = ranked.place - 1
from (select l_id, document_id, row_number() over (partition by l_id, number order by issued_at, document_id) as place from money_document) ranked
where ranked.l_id = d.l_id and ranked.document_id = d.document_id and ranked.place > 1;
alter table money_document enable trigger money_document_append_only;
alter table money_document force row level security;
create unique index money_document_number_key on money_document (l_id, number, repeat);
drop index money_document_number_idx;
