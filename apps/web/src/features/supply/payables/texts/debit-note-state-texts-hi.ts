/** The states of debit notes to vendors in Hindi. */
export const debitNoteStateTextsHi = {
  'debitNote.draft': 'ड्राफ़्ट',
  'debitNote.created': 'बना',
  'debitNote.approved': 'मंज़ूर',
  'debitNote.rejected': 'नामंज़ूर',
  'debitNote.generated': 'डेबिट नोट जारी',
  'debitNote.pending': 'लंबित',
};
