-- The language of the screens of a person, in every lab and at every counter; null until they choose one.

alter table login_user
  add column language text null constraint login_user_language_known check (language in ('en', 'hi', 'mr'));
