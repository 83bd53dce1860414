/** The states of notes in Marathi. */
export const noteStateTextsMr = {
  'accountingNote.pending': 'प्रलंबित',
  'accountingNote.rejected': 'नाकारली',
  'accountingNote.generated': 'जारी',
  'accountingNote.cancelled': 'रद्द',
};
