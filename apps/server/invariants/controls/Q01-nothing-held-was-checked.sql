-- A rejected run held nothing.
delete from qc_look_back;
delete from qc_hold;
