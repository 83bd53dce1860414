/** The states of notes in Hindi. */
export const noteStateTextsHi = {
  'accountingNote.pending': 'लंबित',
  'accountingNote.rejected': 'अस्वीकार',
  'accountingNote.generated': 'जारी',
  'accountingNote.cancelled': 'रद्द',
};
