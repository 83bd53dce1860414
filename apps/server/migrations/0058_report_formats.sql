-- How a test is laid out on the report (spec §7 "tf"), beside the order and headings of its parameters; a part of its version.
alter table test
  add column report_format jsonb not null
    default '{"newPage": false, "without": [], "method": "rows", "interpretation": "end"}';

-- A format that was given to an ordered test later than its version; null: it has that of its version.
alter table bill_test add column fetched_format jsonb null;
