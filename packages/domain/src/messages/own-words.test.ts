import { expect, it } from 'vitest';
import { LANGUAGES } from '../enumerations/bills.ts';
import { MESSAGE_CHANNELS } from '../delivery/message-channels.ts';
import { asRegistered, templateFaults } from '../delivery/own-template.ts';
import { MESSAGE_TEMPLATE_NAMES } from './message-template.ts';
import { filledText, variablesOf } from './message-variables.ts';
import { SAMPLE_FACTS } from './sample-facts.ts';
import { wordsAsTemplate } from './words-as-template.ts';

it('the words of the product are ones that a lab may begin with, on every channel and in every language', () => {
  for (const name of MESSAGE_TEMPLATE_NAMES) {
    for (const channel of MESSAGE_CHANNELS) {
      for (const language of LANGUAGES) {
        const which = { name, channel, language };
        const { subject, body } = wordsAsTemplate(which);
        const registeredId = channel === 'whatsapp' ? 'report_ready' : '1107161234567890123';
        const registered = { registeredId, registeredText: asRegistered(body), category: 'service' } as const;
        expect([which, templateFaults({ ...which, subject, body, ...registered })]).toEqual([which, []]);
        expect(filledText(`${subject}${body}`, SAMPLE_FACTS)).not.toMatch(/[{}]/u);
      }
    }
  }
});

it('every variable has something to show before anything is sent', () => {
  const all = new Set(MESSAGE_TEMPLATE_NAMES.flatMap(variablesOf));
  expect([...all].filter((name) => (SAMPLE_FACTS[name] ?? '') === '')).toEqual([]);
});
