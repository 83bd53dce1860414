-- Who is disabled or terminated has no session that is still open.
select s.user_id, s.created_at from session s join login_user u using (user_id)
where u.status in (50, 90) and s.revoked_at is null and s.expires_at > now()
