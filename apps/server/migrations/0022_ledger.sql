-- Numbers of money documents, the place and the day of each posting, days that are closed, and balances at their end.

create table money_document (
  l_id int not null constraint money_document_lab_fkey references lab (l_id),
  -- The bill or payment that the number is of.
  document_id uuid not null,
  series text not null constraint money_document_series_known check (series in ('B', 'R', 'V')),
  -- Whose number it is; null: that of the lab, at a place without a firm.
  firm_id uuid null,
  -- The year in which the financial year begins, on 1 April.
  financial_year smallint not null,
  serial int not null constraint money_document_serial_positive check (serial > 0),
  number text collate "C" not null
    constraint money_document_number_format check (number ~ '^[A-Za-z0-9/-]{1,16}$'),
  issued_at timestamptz not null,
  constraint money_document_pkey primary key (l_id, document_id),
  constraint money_document_serial_key unique nulls not distinct (l_id, firm_id, series, financial_year, serial),
  constraint money_document_firm_fkey foreign key (l_id, firm_id) references firm (l_id, firm_id)
);
create index money_document_number_idx on money_document (l_id, number);
create trigger money_document_append_only before update or delete on money_document
  for each row execute function refuse_change();
create trigger money_document_no_truncate before truncate on money_document
  for each statement execute function refuse_change();

-- What was saved before there were numbers is numbered in the order of time.
alter table bill no force row level security;
alter table payment no force row level security;
alter table location no force row level security;
alter table firm no force row level security;
alter table counter no force row level security;
alter table journal_posting no force row level security;

with documents as (
  select l_id, bill_id as id, 'B' as series, location_id, created_at as at from bill
  union all
  select l_id, payment_id, case when reverses_payment_id is null then 'R' else 'V' end, location_id, received_at from payment),
placed as (
  select d.l_id, d.id, d.series, p.firm_id, coalesce(f.lab_id_prefix, l.prefix) as prefix, d.at,
    extract(year from (d.at at time zone l.time_zone) - interval '3 months')::smallint as financial_year
  from documents d
  join lab l on l.l_id = d.l_id
  join location p on p.l_id = d.l_id and p.location_id = d.location_id
  left join firm f on f.l_id = p.l_id and f.firm_id = p.firm_id),
numbered as (
  select *, row_number() over (partition by l_id, firm_id, series, financial_year order by at, id) as serial from placed)
insert into money_document (l_id, document_id, series, firm_id, financial_year, serial, number, issued_at)
select l_id, id, series, firm_id, financial_year, serial,
  prefix || series || lpad((financial_year % 100)::text, 2, '0') || '-' || lpad(serial::text, greatest(5, length(serial::text)), '0'), at
from numbered;

insert into counter (l_id, name, value)
select l_id, 'document ' || series || ' ' || financial_year || ' ' || coalesce(firm_id::text, 'lab'), max(serial)
from money_document group by l_id, series, financial_year, firm_id;

-- Where the money of a posting is kept, and on which day of the lab. Neither ever changes; places are never deleted.
alter table journal_posting add column posted_on date null, add column location_id uuid null;
alter table journal_posting disable trigger journal_posting_append_only;
update journal_posting j set
  posted_on = (j.posted_at at time zone l.time_zone)::date,
  location_id = coalesce(
    (select y.location_id from payment y where y.l_id = j.l_id and y.payment_id = j.payment_id), b.location_id)
from bill b join lab l on l.l_id = b.l_id
where b.l_id = j.l_id and b.bill_id = j.bill_id;
alter table journal_posting enable trigger journal_posting_append_only;
alter table journal_posting alter column posted_on set not null, alter column location_id set not null;
create index journal_posting_day_idx on journal_posting (l_id, posted_on);

alter table bill force row level security;
alter table payment force row level security;
alter table location force row level security;
alter table firm force row level security;
alter table counter force row level security;
alter table journal_posting force row level security;

-- A day that is closed takes no posting, nor does any day before it: what is added up stays so.
create table closed_day (
  l_id int not null constraint closed_day_lab_fkey references lab (l_id),
  day date not null,
  closed_at timestamptz not null,
  -- Null: the product closed it by itself.
  closed_by uuid null constraint closed_day_closed_by_fkey references login_user (user_id),
  postings int not null,
  amount_paise bigint not null,
  constraint closed_day_pkey primary key (l_id, day)
);
create index closed_day_closed_by_idx on closed_day (closed_by) where closed_by is not null;

-- Debits and credits of an account at a place from the first posting to the end of a closed day; days without a posting
-- have none. They follow from journal_posting and make its sums quick.
create table ledger_checkpoint (
  l_id int not null,
  day date not null,
  account text collate "C" not null,
  location_id uuid not null,
  debit_paise bigint not null,
  credit_paise bigint not null,
  constraint ledger_checkpoint_pkey primary key (l_id, day, account, location_id),
  constraint ledger_checkpoint_day_fkey foreign key (l_id, day) references closed_day (l_id, day)
);
create trigger closed_day_append_only before update or delete on closed_day
  for each row execute function refuse_change();
create trigger closed_day_no_truncate before truncate on closed_day
  for each statement execute function refuse_change();
create trigger ledger_checkpoint_append_only before update or delete on ledger_checkpoint
  for each row execute function refuse_change();
create trigger ledger_checkpoint_no_truncate before truncate on ledger_checkpoint
  for each statement execute function refuse_change();

-- Posters share a lock that closing a day takes alone: it adds up what has committed, and who comes later is refused.
create function refuse_posting_on_closed_day() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('nidan close day'), a.l_id) from (select distinct l_id from added) a;
  if exists (
    select from (select l_id, min(posted_on) as first from added group by l_id) a
    join closed_day c on c.l_id = a.l_id and c.day >= a.first) then
    raise exception 'the day is closed' using errcode = 'check_violation', constraint = 'journal_posting_day_open';
  end if;
  return null;
end $$;
create trigger journal_posting_day_open after insert on journal_posting
  referencing new table as added for each statement execute function refuse_posting_on_closed_day();

select protect_by_lab('money_document', 'closed_day', 'ledger_checkpoint');
grant select, insert on money_document, closed_day, ledger_checkpoint to nidan_app;
