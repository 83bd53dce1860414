-- A phlebotomist may manage users, and nobody gave it.
insert into role_right (l_id, role_id, module, bits)
select l_id, role_id, 'users', 15 from role where name = 'Phlebotomist' limit 1;
