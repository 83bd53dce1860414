-- The stages in which a test is done (spec §4 "Test stage progress"), in their order: each with its name and the ids of the
-- parameters that it asks for; empty for a test that is done at once. A part of its version.
alter table test add column stages jsonb not null default '[]';
