import type * as identityEndpoints from '@nidan/contract/base/identity/identity-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { LiveSession } from '../../../kernel/access/session-rows.ts';
import type { OpenCtx } from '../../../kernel/http/route.ts';
import { changeAccount } from './change-account.ts';
import { languageOf, setLanguageOf } from './user-rows.ts';

/** Keeps the language in which a person reads the screens from now on; the same one again changes nothing. */
export async function chooseLanguage(
  ctx: OpenCtx,
  { userId }: LiveSession,
  { language }: BodyOf<typeof identityEndpoints.chooseLanguage>,
): Promise<void> {
  await changeAccount(ctx, userId, async (db) => {
    const before = await languageOf(db, userId);
    if (before === language) return { answer: null, event: null };
    await setLanguageOf(db, userId, language);
    const event = { action: 'chooseLanguage', before: { language: before }, after: { language } };
    return { answer: null, event };
  });
}
