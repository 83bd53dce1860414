import type { ApiRefusal } from '../../kernel/api/api-refusal.ts';
import type { Translate } from '../../kernel/text/define-texts.ts';
import type { loginTexts } from './login-texts.ts';

type T = Translate<(typeof loginTexts)['english']>;

export interface Problem {
  readonly field: 'username' | 'password';
  /** Words in the language of the moment: it may be changed while the problem stands. */
  readonly say: (t: T) => string;
}

/** What is missing before anything is sent. */
export function missingOf(credentials: { readonly username: string; readonly password: string }): Problem[] {
  const username: Problem = { field: 'username', say: (t) => t('usernameMissing') };
  const password: Problem = { field: 'password', say: (t) => t('passwordMissing') };
  return [
    ...(credentials.username.trim() === '' ? [username] : []),
    ...(credentials.password === '' ? [password] : []),
  ];
}

/** A refused sign-in; what is not about the credentials keeps the server's words. */
export function problemOf(refusal: ApiRefusal): Problem {
  if (refusal.code === 'sign-in-refused') return { field: 'password', say: (t) => t('wrong') };
  const seconds = /\d+/.exec(refusal.msg)?.[0];
  if (refusal.code === 'sign-in-throttled' && seconds) {
    return { field: 'password', say: (t) => t('throttled', { seconds }) };
  }
  return { field: 'username', say: () => refusal.msg };
}
