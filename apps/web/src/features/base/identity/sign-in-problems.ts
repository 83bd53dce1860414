import type { ApiRefusal } from '../../../kernel/api/api-refusal.ts';
import type { Translate } from '../../../kernel/text/define-texts.ts';
import type { loginTexts } from './texts/login-texts.ts';

type T = Translate<(typeof loginTexts)['english']>;

export interface Problem {
  readonly field: 'username' | 'password' | 'sum';
  /** Words in the language of the moment: it may be changed while the problem stands. */
  readonly say: (t: T) => string;
}

/** What is typed: the sum is null while none is asked for. */
export interface Typed {
  readonly username: string;
  readonly password: string;
  readonly sum: string | null;
}

const missing: Readonly<Record<Problem['field'], Problem>> = {
  username: { field: 'username', say: (t) => t('usernameMissing') },
  password: { field: 'password', say: (t) => t('passwordMissing') },
  sum: { field: 'sum', say: (t) => t('sumMissing') },
};

/** What is missing before anything is sent. */
export function missingOf({ username, password, sum }: Typed): Problem[] {
  return [
    ...(username.trim() === '' ? [missing.username] : []),
    ...(password === '' ? [missing.password] : []),
    ...(sum === null || /^\d{1,3}$/.test(sum.trim()) ? [] : [missing.sum]),
  ];
}

/** A refused sign-in; what is not about the credentials keeps the server's words. */
export function problemOf(refusal: ApiRefusal): Problem {
  if (refusal.code === 'sign-in-refused') return { field: 'password', say: (t) => t('wrong') };
  if (refusal.code === 'sign-in-busy') return { field: 'password', say: (t) => t('busy') };
  if (refusal.code === 'challenge-needed') return { field: 'sum', say: (t) => t('sumWrong') };
  const { seconds } = refusal.details;
  if (refusal.code === 'sign-in-throttled' && seconds) {
    return { field: 'password', say: (t) => t('throttled', { seconds }) };
  }
  return { field: 'username', say: () => refusal.msg };
}

/** Whether the next try must answer a sum as well. */
export function wantsSum({ code, can }: ApiRefusal): boolean {
  return code === 'challenge-needed' || can.includes('answerChallenge');
}
