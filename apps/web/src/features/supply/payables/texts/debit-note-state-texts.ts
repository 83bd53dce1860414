import { debitNote } from '@nidan/domain/status-sets/money/debit-note';
import { defineTexts } from '../../../../kernel/text/define-texts.ts';
import { englishLabels } from '../../../../kernel/text/english-labels.ts';

/** Labels of the states of debit notes to vendors; apart from those that every screen loads. */
export const debitNoteStateTexts = defineTexts(englishLabels([debitNote]), {
  'debitNote.draft': ['ड्राफ़्ट', 'ड्राफ्ट'],
  'debitNote.created': ['बना', 'तयार'],
  'debitNote.approved': ['मंज़ूर', 'मंजूर'],
  'debitNote.rejected': ['नामंज़ूर', 'नामंजूर'],
  'debitNote.generated': ['डेबिट नोट जारी', 'डेबिट नोट जारी'],
  'debitNote.pending': ['लंबित', 'प्रलंबित'],
});
