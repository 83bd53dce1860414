import type { Language } from '../enumerations/bills.ts';
import type { ReportRevisionStatus } from '../reports/report-snapshot.ts';

/** Everything that the page behind the code of a report says; `{…}` is filled in. */
export interface VerifyWords {
  readonly title: string;
  readonly checkOf: string;
  readonly lab: string;
  readonly patient: string;
  readonly labId: string;
  readonly reportNo: string;
  readonly revision: string;
  readonly status: string;
  readonly statuses: Readonly<Record<ReportRevisionStatus, string>>;
  readonly released: string;
  readonly compare: string;
  readonly record: string;
  readonly file: string;
  readonly notRendered: string;
  readonly broken: string;
  readonly replaced: string;
  readonly genuine: string;
  readonly stillToCome: string;
}

/** The words of that page in each language. */
export const VERIFY_WORDS: Readonly<Record<Language, VerifyWords>> = {
  en: {
    title: 'Report check',
    checkOf: 'Check of a printed report',
    lab: 'Laboratory',
    patient: 'Patient',
    labId: 'Lab ID',
    reportNo: 'Report no.',
    revision: 'Revision',
    status: 'Status',
    statuses: { PROVISIONAL: 'PROVISIONAL', FINAL: 'FINAL', AMENDED: 'AMENDED' },
    released: 'Released',
    compare:
      'Compare these details with the paper in your hand. The name is shortened to protect the patient.',
    record: 'Record',
    file: 'File (PDF)',
    notRendered: 'not rendered yet',
    broken: 'The stored record does not match its seal. Please contact the laboratory.',
    replaced: 'Revision {revision} of {time} has replaced this one. Please do not use this copy.',
    genuine: 'Genuine, and the latest revision.',
    stillToCome: 'Some results are still to come.',
  },
  hi: {
    title: 'रिपोर्ट की जाँच',
    checkOf: 'छपी रिपोर्ट की जाँच',
    lab: 'लैब',
    patient: 'मरीज़',
    labId: 'लैब ID',
    reportNo: 'रिपोर्ट नं.',
    revision: 'संस्करण',
    status: 'स्थिति',
    statuses: { PROVISIONAL: 'अनंतिम', FINAL: 'अंतिम', AMENDED: 'संशोधित' },
    released: 'जारी',
    compare: 'ये जानकारी अपने हाथ के कागज़ से मिलाएँ। मरीज़ की सुरक्षा के लिए नाम छोटा किया गया है।',
    record: 'रिकॉर्ड',
    file: 'फ़ाइल (PDF)',
    notRendered: 'अभी नहीं बनी',
    broken: 'रखा हुआ रिकॉर्ड अपनी सील से मेल नहीं खाता। कृपया लैब से संपर्क करें।',
    replaced: '{time} के संस्करण {revision} ने इसकी जगह ले ली है। यह कॉपी इस्तेमाल न करें।',
    genuine: 'असली है, और सबसे नया संस्करण है।',
    stillToCome: 'कुछ रिज़ल्ट आने बाकी हैं।',
  },
  mr: {
    title: 'रिपोर्टची तपासणी',
    checkOf: 'छापील रिपोर्टची तपासणी',
    lab: 'लॅब',
    patient: 'रुग्ण',
    labId: 'लॅब ID',
    reportNo: 'रिपोर्ट क्र.',
    revision: 'आवृत्ती',
    status: 'स्थिती',
    statuses: { PROVISIONAL: 'तात्पुरता', FINAL: 'अंतिम', AMENDED: 'सुधारित' },
    released: 'जारी',
    compare: 'ही माहिती हातातील कागदाशी जुळवून पाहा. रुग्णाच्या सुरक्षेसाठी नाव लहान केले आहे.',
    record: 'नोंद',
    file: 'फाइल (PDF)',
    notRendered: 'अजून तयार नाही',
    broken: 'ठेवलेली नोंद तिच्या सीलशी जुळत नाही. कृपया लॅबशी संपर्क करा.',
    replaced: '{time} ची आवृत्ती {revision} हिच्या जागी आली आहे. ही प्रत वापरू नका.',
    genuine: 'खरी आहे, आणि सर्वात नवीन आवृत्ती आहे.',
    stillToCome: 'काही रिझल्ट यायचे आहेत.',
  },
};
