-- Somebody writes the number into the address.
update patient set address = 'UID 2341 2341 2346, Pune' where (l_id, patient_id) = (select l_id, patient_id from patient limit 1);
