-- A browser was told of a notice of somebody else.
with one as (select l_id from lab order by l_id limit 1),
people as (select user_id, row_number() over (order by user_id) as no from login_user),
m as (
  insert into message (l_id, message_id, kind, entity_id, entity_version, recipient_kind, recipient_id, recipient_name, channels, priority,
    not_before, template, language, facts, outcome, created_at, created_by)
  select l_id, gen_random_uuid(), 'report', gen_random_uuid(), 1, 'user', user_id, 'Planted', '{platform}', 1, now(), 'report', 'en', '{}',
    'FAILURE', now(), user_id from one, people where no = 1
  returning l_id, message_id, recipient_id),
n as (
  insert into notice (l_id, notice_id, user_id, message_id, subject, body, created_at)
  select l_id, gen_random_uuid(), recipient_id, message_id, 'Planted', 'Planted', now() from m
  returning l_id, notice_id),
s as (
  insert into push_subscription (l_id, subscription_id, user_id, endpoint_hash, service, device, sealed, added_at)
  select l_id, gen_random_uuid(), user_id, sha256('planted'), 'push.example', 'Planted', '\x00', now() from one, people where no = 2
  returning l_id, subscription_id)
insert into push (l_id, push_id, notice_id, subscription_id, step, queued_at, ended_at)
select n.l_id, gen_random_uuid(), n.notice_id, s.subscription_id, 'failed', now(), now() from n join s on s.l_id = n.l_id;
