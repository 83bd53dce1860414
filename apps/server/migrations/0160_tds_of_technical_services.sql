-- Fees for technical services are a section of their own beside fees of professionals.
alter table vendor drop constraint vendor_tds_section_known;
alter table vendor add constraint vendor_tds_section_known check (tds_section in ('194C', '194J', '194J(a)', '194Q'));
