import { defineTexts } from '../../kernel/text/define-texts.ts';

/** Words of accession. What a refused scan says comes from the server. */
export const accessionTexts = defineTexts({
  title: 'Accession',
  places: 'Where tubes are accessioned',
  main: 'Main',
  keyReject: 'reject with reason',
  keyWhere: 'where is this tube?',
  keyPrint: 'print label again',
  keyScan: 'scan field',
  keyPlace: 'main or department',

  scanNext: 'Scan the next tube',
  scannerReady: 'scanner ready, typing also works',

  start: 'Scan the first tube',
  startText: 'The verdict stands here until the next scan.',
  checking: 'Checking',
  accessioned: 'Accessioned',
  next: 'Next',
  nextDepartment: '{department}, scan it in there',
  collectedAt: 'Collected {time}',
  accessionedAt: 'Accessioned {time}',
  receivedAt: 'Received by the department {time}',

  unknownTitle: 'Unknown barcode',
  otherDepartmentTitle: 'Other department',
  noAnswerTitle: 'No answer',
  noAnswerText: 'Nobody knows whether it was accessioned. Send it again: it is never done twice.',

  scanned: 'Scanned',
  accepted: 'Accepted',
  mismatches: 'Mismatches',
  pace: 'Pace',
  aMinute: 'a minute',
  progress: '{done} of {all} are in',

  stillToCome: 'Still to come',
  toComeLabel: 'Tubes that are still to come',
  someShown: 'the {count} oldest shown',
  allHere: 'All tubes are here',
  allHereText: '0 to come at {time}.',

  open: '{count} open',
  noMismatches: 'No mismatches',
  dismiss: 'Dismiss',
  setAside: 'Set aside',
  sendAgain: 'Send again',
  openCollect: 'Open in Collect',
  openMain: 'Accession at Main',
  reasonWas: 'Reason: {reason}.',

  session: 'This session',
  since: 'since {time}, {name}',
  noScans: 'Nothing scanned yet',
  startAnew: 'Start anew',
  sessionLabel: 'Scans of this session',

  wordChecking: 'Checking',
  wordAccepted: 'Accessioned',
  wordNotCollected: 'Not collected',
  wordNotReceived: 'Not received',
  wordSeenBefore: 'Seen before',
  wordRejected: 'Rejected',
  wordUnknown: 'Unknown',
  wordOtherDepartment: 'Other dept.',
  wordNoAnswer: 'No answer',
  wordRefused: 'Refused',

  noDepartment: 'No department of this lab accessions for itself',
  noDepartmentText: 'Tubes are ready for results once they are accessioned at Main.',
  toMain: 'To Main',
}).translated({
  hi: async () => (await import('./accession-texts-hi.ts')).accessionTextsHi,
  mr: async () => (await import('./accession-texts-mr.ts')).accessionTextsMr,
});
