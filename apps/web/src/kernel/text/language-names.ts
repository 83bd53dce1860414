import type { Language } from '@nidan/domain/enumerations/bills';

/** Each language in its own words and script, whatever the language of the screen. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी', mr: 'मराठी' };
