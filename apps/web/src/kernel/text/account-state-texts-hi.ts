export const accountStateTextsHi = {
  'labAccount.ACTIVE': 'चालू',
  'labAccount.REPORT_BLOCK': 'रिपोर्ट पर रोक',
  'labAccount.SUSPENDED': 'निलंबित',
  'labAccount.REGISTRATION_DISABLED': 'रजिस्ट्रेशन बंद',
  'labAccount.TERMINATED': 'समाप्त',
};
