import { DRIVER_FAULTS } from '@nidan/domain/interfacing/driver-fault';
import { defineTexts } from '../../../../kernel/text/define-texts.ts';
import { wordsOf } from '../../../../kernel/text/words-of.ts';

/** What may be wrong with a driver, as the server says it. */
export const driverFaultTexts = defineTexts(DRIVER_FAULTS).translated({
  hi: async () => (await import('./driver-fault-texts-hi.ts')).driverFaultTextsHi,
  mr: async () => (await import('./driver-fault-texts-mr.ts')).driverFaultTextsMr,
});

/** A fault of a driver in the language of the screens. */
export const driverFaultWords = wordsOf(driverFaultTexts);
