import type { Language } from '../enumerations/bills.ts';
import type { AllowedTarget } from './allowed-target.ts';

/** Push services of the browsers that people use: no other address of a browser is called. */
export const PUSH_TARGETS: readonly AllowedTarget[] = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

/** How far one notice came to one browser. */
export const PUSH_STEPS = ['queued', 'sent', 'failed'] as const;
export type PushStep = (typeof PUSH_STEPS)[number];

/** Why a browser is told nothing more: its person said so, its push service did, or somebody else signed in there and allowed it. */
export const PUSH_ENDS = ['taken back', 'gone', 'another person'] as const;
export type PushEnd = (typeof PUSH_ENDS)[number];

/** Browsers that a person may have told at once. */
export const MOST_PUSH_DEVICES = 10;

/** What a browser shows: never what the notice says, which may be about a patient. */
export interface PushNotice {
  readonly title: string;
  readonly text: string;
  /** Where a click leads, from the root of the product. */
  readonly path: string;
}

const WAITS: Readonly<Record<Language, string>> = {
  en: 'A notice waits for you',
  hi: 'आपके लिए एक सूचना है',
  mr: 'तुमच्यासाठी एक सूचना आहे',
};

/** What a browser shows of a notice, under the name of the lab. */
export function pushNotice(lab: string, language: Language, noticeId: string): PushNotice {
  return { title: lab, text: WAITS[language], path: `/#/notices?notice=${noticeId}` };
}
