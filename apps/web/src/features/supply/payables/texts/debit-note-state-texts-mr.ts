/** The states of debit notes to vendors in Marathi. */
export const debitNoteStateTextsMr = {
  'debitNote.draft': 'ड्राफ्ट',
  'debitNote.created': 'तयार',
  'debitNote.approved': 'मंजूर',
  'debitNote.rejected': 'नामंजूर',
  'debitNote.generated': 'डेबिट नोट जारी',
  'debitNote.pending': 'प्रलंबित',
};
