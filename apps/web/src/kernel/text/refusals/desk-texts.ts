import { deskRefusals } from '@nidan/contract/kernel/desk-refusals';
import { defineTexts } from '../define-texts.ts';
import { currentLanguage } from '../language.ts';

type DeskCode = keyof typeof deskRefusals;

// as: each code with the text of its own refusal
const english = Object.fromEntries(Object.entries(deskRefusals).map(([code, { msg }]) => [code, msg])) as {
  readonly [Code in DeskCode]: (typeof deskRefusals)[Code]['msg'];
};

/** Refusals that a form says before it sends, in the words of the server. */
export const deskTexts = defineTexts(english).translated({
  hi: async () => (await import('./desk-texts-hi.ts')).deskTextsHi,
  mr: async () => (await import('./desk-texts-mr.ts')).deskTextsMr,
});

/** Says such a refusal in the language of the screens, where no component asks. */
export const sayAtDesk: ReturnType<typeof deskTexts.in> = (code, ...values) =>
  deskTexts.in(currentLanguage())(code, ...values);
