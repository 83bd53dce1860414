-- When a person last signed in: sessions are deleted a week after their end, and somebody who came last month is not one who never came.

alter table login_user add column signed_in_at timestamptz null;
update login_user u set signed_in_at = (select max(s.created_at) from session s where s.user_id = u.user_id);
