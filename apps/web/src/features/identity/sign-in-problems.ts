import type { ApiRefusal } from '../../kernel/api/api-refusal.ts';
import type { Translate } from '../../kernel/text/define-texts.ts';
import type { loginTexts } from './login-texts.ts';

export interface Problem {
  readonly field: 'username' | 'password';
  readonly msg: string;
}

type T = Translate<(typeof loginTexts)['english']>;

/** What is missing before anything is sent. */
export function missingOf(
  t: T,
  credentials: { readonly username: string; readonly password: string },
): Problem[] {
  return [
    ...(credentials.username.trim() === ''
      ? [{ field: 'username', msg: t('usernameMissing') } as const]
      : []),
    ...(credentials.password === '' ? [{ field: 'password', msg: t('passwordMissing') } as const] : []),
  ];
}

/** A refused sign-in in the language of the screen; what is not about the credentials keeps the server's words. */
export function problemOf(t: T, refusal: ApiRefusal): Problem {
  if (refusal.code === 'sign-in-refused') return { field: 'password', msg: t('wrong') };
  const seconds = /\d+/.exec(refusal.msg)?.[0];
  if (refusal.code === 'sign-in-throttled' && seconds)
    return { field: 'password', msg: t('throttled', { seconds }) };
  return { field: 'username', msg: refusal.msg };
}
