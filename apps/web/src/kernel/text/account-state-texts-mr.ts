export const accountStateTextsMr = {
  'labAccount.ACTIVE': 'सुरू',
  'labAccount.REPORT_BLOCK': 'रिपोर्ट थांबवले',
  'labAccount.SUSPENDED': 'निलंबित',
  'labAccount.REGISTRATION_DISABLED': 'नोंदणी बंद',
  'labAccount.TERMINATED': 'समाप्त',
};
