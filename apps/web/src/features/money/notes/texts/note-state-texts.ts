import { accountingNote } from '@nidan/domain/status-sets/money/accounting-note';
import { defineTexts } from '../../../../kernel/text/define-texts.ts';
import { englishLabels } from '../../../../kernel/text/english-labels.ts';

/** Labels of the states of notes; apart from those that every screen loads. */
export const noteStateTexts = defineTexts(englishLabels([accountingNote]), {
  'accountingNote.pending': ['लंबित', 'प्रलंबित'],
  'accountingNote.rejected': ['अस्वीकार', 'नाकारली'],
  'accountingNote.generated': ['जारी', 'जारी'],
  'accountingNote.cancelled': ['रद्द', 'रद्द'],
});
