-- The file of a report has the hash that was taken when it was rendered.
select l_id, report_id from report_pdf where sha256(pdf) <> pdf_hash
