export interface RefusalSpec {
  readonly status: 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 422 | 429 | 431 | 503 | 507;
  /** Text shown to the person; `{name}` is replaced by a detail of that name. */
  readonly msg: string;
}

/** Refusals whose words the page says itself before anybody has signed in; apart, so that the words of all others come later. */
export const earlyRefusals = {
  'invalid-input': { status: 400, msg: 'Some fields need another value' },
  'sign-in-refused': { status: 401, msg: 'User name or password is wrong' },
  'sign-in-throttled': { status: 429, msg: 'Too many attempts. Try again in {seconds} seconds' },
  'sign-in-busy': { status: 429, msg: 'Many people sign in right now. Try again in a moment' },
  'code-refused': { status: 403, msg: 'The code is wrong or was used already' },
  'proof-refused': { status: 403, msg: 'The password is wrong' },
} as const satisfies Record<string, RefusalSpec>;
