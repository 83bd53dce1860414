import { labAccount } from '@nidan/domain/status-sets/money/lab-account';
import { defineTexts } from './define-texts.ts';
import { englishLabels, stateKey } from './english-labels.ts';
import { useTexts } from './use-texts.ts';

/** Labels of the states of a lab's account; apart, because the sign-in needs these alone. */
export const accountStateTexts = defineTexts(englishLabels([labAccount])).translated({
  hi: async () => (await import('./account-state-texts-hi.ts')).accountStateTextsHi,
  mr: async () => (await import('./account-state-texts-mr.ts')).accountStateTextsMr,
});

/** Names a state of a lab's account in the language of the screen. */
export function useAccountLabel(): (state: (typeof labAccount.stateNames)[number]) => string {
  const t = useTexts(accountStateTexts);
  return (state) => t(stateKey(labAccount, state));
}
