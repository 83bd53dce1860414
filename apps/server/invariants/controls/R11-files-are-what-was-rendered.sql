-- One byte of a file changes.
insert into report_pdf (l_id, report_id, pdf, pdf_hash, pages)
select l_id, report_id, '%PDF-1.7 changed', sha256('%PDF-1.7 made'), 1 from report_revision limit 1
on conflict (l_id, report_id) do update set pdf = excluded.pdf;
