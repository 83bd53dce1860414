-- A message counts as come, and no channel took it.
insert into message (l_id, message_id, kind, entity_id, entity_version, recipient_kind, recipient_id, recipient_name, channels, priority,
  not_before, template, language, facts, outcome, created_at, created_by)
select l.l_id, gen_random_uuid(), 'report', gen_random_uuid(), 1, 'patient', gen_random_uuid(), 'Planted', '{sms}', 1, now(), 'report', 'en',
  '{}', 'SUCCESS', now(), u.user_id
from (select l_id from lab limit 1) l, (select user_id from login_user limit 1) u;
