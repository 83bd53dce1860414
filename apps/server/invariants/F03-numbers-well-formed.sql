-- A lab ID has at most 16 characters, all of them allowed in the number of a document (CGST r. 46(b)).
select l_id, bill_id, lab_no from bill where lab_no !~ '^[A-Za-z0-9/-]{1,16}$'
