-- Two bills get one lab ID.
alter table bill drop constraint bill_lab_no_key;
update bill b set lab_no = (select min(o.lab_no) from bill o where o.l_id = b.l_id)
where (b.l_id, b.lab_no) = (select l_id, max(lab_no) from bill group by l_id order by l_id limit 1);
