-- What is paid to vendors (20) and what agencies may owe (21) can need approval, by the rules that a lab has for its vendors.

alter table approval_rule no force row level security;
alter table approval_level no force row level security;
alter table approval_request no force row level security;

alter table approval_rule drop constraint approval_rule_type_known,
  add constraint approval_rule_type_known check (type in (0, 1, 2, 3, 4, 5, 7, 8, 9, 20, 21)) not valid;
alter table approval_rule validate constraint approval_rule_type_known;
alter table approval_request drop constraint approval_request_type_known,
  add constraint approval_request_type_known check (type in (0, 1, 2, 3, 4, 5, 7, 8, 9, 20, 21)) not valid;
alter table approval_request validate constraint approval_request_type_known;

create temporary table rule_of_new_type on commit drop as
  select r.l_id, r.rule_id as former_id, uuidv7() as rule_id, t.type, t.name || coalesce(nullif(' ' || r.from_paise / 100, ' 0'), '') as name,
    r.from_paise, r.until_paise
  from approval_rule r cross join (values (20, 'Any vendor payment'), (21, 'Any agency credit limit')) t (type, name)
  where r.type = 3 and r.status = 1;
insert into approval_rule (l_id, rule_id, type, name, status, from_paise, until_paise)
  select l_id, rule_id, type, name, 1, from_paise, until_paise from rule_of_new_type n
  where not exists (select from approval_rule o where o.l_id = n.l_id and o.name_search = lower(n.name));
insert into approval_level (l_id, rule_id, level, title, assignment, user_id, role_id)
  select v.l_id, n.rule_id, v.level, v.title, v.assignment, v.user_id, v.role_id
  from rule_of_new_type n join approval_level v on v.l_id = n.l_id and v.rule_id = n.former_id
  join approval_rule r on r.l_id = n.l_id and r.rule_id = n.rule_id;

alter table approval_rule force row level security;
alter table approval_level force row level security;
alter table approval_request force row level security;
