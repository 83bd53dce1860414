import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of a referring doctor's patients. */
export const doctorTexts = defineTexts({
  title: 'My patients',
  sub: 'Enter opens the report',
  search: 'Name or lab ID',
  none: 'No patient found',
  noneText: 'Choose other dates, or search by name or lab ID.',
  at: 'Visit',
  labNo: 'Lab ID',
  patient: 'Patient',
  tests: 'Tests',
  report: 'Report',
  notReady: 'The report of {labNo} is not ready yet',
  ready: 'Ready, {at}',
}).translated({
  hi: async () => (await import('./doctor-texts-hi.ts')).doctorTextsHi,
  mr: async () => (await import('./doctor-texts-mr.ts')).doctorTextsMr,
});
