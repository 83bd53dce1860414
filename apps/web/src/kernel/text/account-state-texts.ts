import { labAccount } from '@nidan/domain/status-sets/money/lab-account';
import { defineTexts } from './define-texts.ts';
import { englishLabels, stateKey } from './english-labels.ts';
import { useTexts } from './use-texts.ts';

/** Labels of the states of a lab's account; apart, because the sign-in needs these alone. */
export const accountStateTexts = defineTexts(englishLabels([labAccount]), {
  'labAccount.ACTIVE': ['चालू', 'सुरू'],
  'labAccount.REPORT_BLOCK': ['रिपोर्ट पर रोक', 'रिपोर्ट थांबवले'],
  'labAccount.SUSPENDED': ['निलंबित', 'निलंबित'],
  'labAccount.REGISTRATION_DISABLED': ['रजिस्ट्रेशन बंद', 'नोंदणी बंद'],
  'labAccount.TERMINATED': ['समाप्त', 'समाप्त'],
});

/** Names a state of a lab's account in the language of the screen. */
export function useAccountLabel(): (state: (typeof labAccount.stateNames)[number]) => string {
  const t = useTexts(accountStateTexts);
  return (state) => t(stateKey(labAccount, state));
}
