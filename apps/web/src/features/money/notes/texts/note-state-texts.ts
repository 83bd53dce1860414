import { accountingNote } from '@nidan/domain/status-sets/money/accounting-note';
import { defineTexts } from '../../../../kernel/text/define-texts.ts';
import { englishLabels } from '../../../../kernel/text/english-labels.ts';

/** Labels of the states of notes; apart from those that every screen loads. */
export const noteStateTexts = defineTexts(englishLabels([accountingNote])).translated({
  hi: async () => (await import('./note-state-texts-hi.ts')).noteStateTextsHi,
  mr: async () => (await import('./note-state-texts-mr.ts')).noteStateTextsMr,
});
