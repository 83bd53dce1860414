import type { Language } from '../../enumerations/bills.ts';

/** Words that papers and revisions keep in English, with Hindi and Marathi: states, effects, modes of payment. */
const PHRASES: Readonly<Record<string, readonly [hi: string, mr: string]>> = {
  'Collection pending': ['नमूना लेना बाकी', 'नमुना घेणे बाकी'],
  'Accession pending': ['नमूना जमा होना बाकी', 'नमुना जमा होणे बाकी'],
  'Result pending': ['परिणाम बाकी', 'निकाल बाकी'],
  'Partially completed': ['कुछ परिणाम आए', 'काही निकाल आले'],
  Completed: ['जाँच पूरी, मंज़ूरी बाकी', 'तपासणी झाली, मंजुरी बाकी'],
  Checked: ['जाँचा गया', 'तपासले'],
  Outsourced: ['बाहर भेजा गया', 'बाहेर पाठवले'],
  'Department accessioned': ['विभाग में जमा', 'विभागात जमा'],
  Rejected: ['रद्द', 'रद्द'],
  Onhold: ['रोका गया', 'थांबवले'],
  Rerun: ['दोबारा जाँच', 'पुन्हा तपासणी'],
  Patient: ['मरीज़', 'रुग्ण'],
  'Name in Devanagari': ['देवनागरी में नाम', 'देवनागरीतील नाव'],
  'Age / sex': ['आयु / लिंग', 'वय / लिंग'],
  'Birth date': ['जन्म तिथि', 'जन्मतारीख'],
  'Patient ID': ['मरीज़ आईडी', 'रुग्ण आयडी'],
  'Referred by': ['रेफ़र किया', 'पाठविणारे'],
  'not stated': ['नहीं लिखा', 'नमूद नाही'],
  'not reported': ['रिपोर्ट में नहीं था', 'अहवालात नव्हते'],
  reported: ['रिपोर्ट में', 'अहवालात'],
  withdrawn: ['वापस लिया', 'मागे घेतले'],
  none: ['कुछ नहीं', 'काही नाही'],
  added: ['जोड़ा गया', 'जोडले'],
  corrected: ['सुधारा गया', 'सुधारले'],
  reworded: ['शब्द बदले', 'शब्द बदलले'],
  'taken back': ['वापस लिया', 'मागे घेतले'],
  'test cancelled': ['जाँच रद्द', 'तपासणी रद्द'],
  'in progress again': ['फिर से जारी', 'पुन्हा सुरू'],
  recalculated: ['दोबारा गणना', 'पुन्हा गणना'],
  'another file': ['दूसरी फ़ाइल', 'दुसरी फाइल'],
  'unit corrected': ['इकाई सुधारी', 'एकक सुधारले'],
  'interval corrected': ['सीमा सुधारी', 'मर्यादा सुधारली'],
  'method corrected': ['विधि सुधारी', 'पद्धत सुधारली'],
  'flag corrected': ['चिह्न सुधारा', 'खूण सुधारली'],
  'still below the interval': ['अब भी सीमा से कम', 'अजूनही मर्यादेपेक्षा कमी'],
  'still above the interval': ['अब भी सीमा से अधिक', 'अजूनही मर्यादेपेक्षा जास्त'],
  'still critically low': ['अब भी गंभीर रूप से कम', 'अजूनही गंभीर, कमी'],
  'still critically high': ['अब भी गंभीर रूप से अधिक', 'अजूनही गंभीर, जास्त'],
  'still abnormal': ['अब भी असामान्य', 'अजूनही असामान्य'],
  'still critical': ['अब भी गंभीर', 'अजूनही गंभीर'],
  'still within the interval': ['अब भी सीमा में', 'अजूनही मर्यादेत'],
  'now below the interval': ['अब सीमा से कम', 'आता मर्यादेपेक्षा कमी'],
  'now above the interval': ['अब सीमा से अधिक', 'आता मर्यादेपेक्षा जास्त'],
  'now critically low': ['अब गंभीर रूप से कम', 'आता गंभीर, कमी'],
  'now critically high': ['अब गंभीर रूप से अधिक', 'आता गंभीर, जास्त'],
  'now abnormal': ['अब असामान्य', 'आता असामान्य'],
  'now critical': ['अब गंभीर', 'आता गंभीर'],
  'now within the interval': ['अब सीमा में', 'आता मर्यादेत'],
  Cash: ['नकद', 'रोख'],
  Card: ['कार्ड', 'कार्ड'],
  Cheque: ['चेक', 'धनादेश'],
  Online: ['ऑनलाइन', 'ऑनलाइन'],
  discount: ['छूट', 'सूट'],
  'customer advance': ['मरीज़ का अग्रिम', 'रुग्णाची आगाऊ रक्कम'],
  'credit note': ['क्रेडिट नोट', 'क्रेडिट नोट'],
  agency: ['एजेंसी', 'एजन्सी'],
  'payment gateway': ['पेमेंट गेटवे', 'पेमेंट गेटवे'],
  pending: ['बाकी', 'बाकी'],
  cancelled: ['रद्द', 'रद्द'],
  M: ['पुरुष', 'पुरुष'],
  F: ['महिला', 'स्त्री'],
  O: ['अन्य', 'इतर'],
};

/** A kept English word in the language of the paper; what is no fixed word stays as it is. */
export function phrase(language: Language, english: string): string {
  const [hi, mr] = PHRASES[english] ?? [];
  return { en: english, hi: hi ?? english, mr: mr ?? english }[language];
}

/** Words of which a paper has a translation. */
export const PHRASES_KNOWN: readonly string[] = Object.keys(PHRASES);

const AGE_UNITS: readonly (readonly [english: RegExp, hi: string, mr: string])[] = [
  [/Yrs\./gu, 'वर्ष', 'वर्षे'],
  [/Months/gu, 'माह', 'महिने'],
  [/Days/gu, 'दिन', 'दिवस'],
  [/Hrs\./gu, 'घंटे', 'तास'],
];

/** '42 Yrs. / F' in the language of the paper: '42 वर्ष / महिला'. */
export function printedAgeSex(language: Language, age: string, sex: string): string {
  if (language === 'en') return `${age} / ${sex}`;
  const said = AGE_UNITS.reduce(
    (text, [english, hi, mr]) => text.replace(english, language === 'hi' ? hi : mr),
    age,
  );
  return `${said} / ${phrase(language, sex)}`;
}
