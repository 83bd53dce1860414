import { debitNote } from '@nidan/domain/status-sets/money/debit-note';
import { defineTexts } from '../../../../kernel/text/define-texts.ts';
import { englishLabels } from '../../../../kernel/text/english-labels.ts';

/** Labels of the states of debit notes to vendors; apart from those that every screen loads. */
export const debitNoteStateTexts = defineTexts(englishLabels([debitNote])).translated({
  hi: async () => (await import('./debit-note-state-texts-hi.ts')).debitNoteStateTextsHi,
  mr: async () => (await import('./debit-note-state-texts-mr.ts')).debitNoteStateTextsMr,
});
