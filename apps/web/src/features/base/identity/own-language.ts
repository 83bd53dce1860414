import { chooseLanguage } from '@nidan/contract/base/identity/identity-endpoints';
import type { Language } from '@nidan/domain/enumerations/bills';
import { api } from '../../../kernel/api/api.ts';
import type { SessionView } from '../../../kernel/session/session.ts';
import { currentLanguage, readIn } from '../../../kernel/text/language.ts';

/** Goes on in the language that the person has chosen, in the present one when they have chosen none; answers the session. */
export async function inOwnLanguage(session: SessionView): Promise<SessionView> {
  const { language } = session;
  if (language !== null && language !== currentLanguage()) await readIn(language);
  return session;
}

/** Keeps for the person the language that they picked at the sign-in; without a pick, goes on in the one they chose before. */
export async function settleLanguage(session: SessionView, picked: Language | null): Promise<void> {
  if (picked === null || picked === session.language) {
    await inOwnLanguage(session);
    return;
  }
  try {
    await api(chooseLanguage, { body: { language: picked } });
  } catch {
    // The sign-in itself went well: the language can be chosen again in one's own account.
  }
}
