import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of a referring doctor's patients. */
export const doctorTexts = defineTexts({
  title: ['My patients', 'मेरे मरीज़', 'माझे रुग्ण'],
  sub: ['Enter opens the report', 'Enter से रिपोर्ट खुलती है', 'Enter ने अहवाल उघडतो'],
  search: ['Name or lab ID', 'नाम या लैब ID', 'नाव किंवा लॅब ID'],
  none: ['No patient found', 'कोई मरीज़ नहीं मिला', 'रुग्ण सापडला नाही'],
  noneText: ['Choose other dates, or search by name or lab ID.', 'दूसरी तारीख़ चुनें, या नाम या लैब ID से खोजें।', 'दुसरी तारीख निवडा, किंवा नाव किंवा लॅब ID ने शोधा.'],
  at: ['Visit', 'विज़िट', 'भेट'],
  labNo: ['Lab ID', 'लैब ID', 'लॅब ID'],
  patient: ['Patient', 'मरीज़', 'रुग्ण'],
  tests: ['Tests', 'टेस्ट', 'टेस्ट'],
  report: ['Report', 'रिपोर्ट', 'अहवाल'],
  notReady: ['The report of {labNo} is not ready yet', '{labNo} की रिपोर्ट अभी तैयार नहीं', '{labNo} चा अहवाल अजून तयार नाही'],
  ready: ['Ready, {at}', 'तैयार, {at}', 'तयार, {at}'],
});
