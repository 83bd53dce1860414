import type { PublicState } from '../billing/public-status.ts';
import type { Language } from '../enumerations/bills.ts';

/** Everything that the page behind the code of a bill says; `{…}` is filled in. */
export interface StatusWords {
  readonly title: string;
  readonly howFar: string;
  readonly labId: string;
  readonly patient: string;
  readonly registered: string;
  readonly labPhone: string;
  readonly tests: string;
  readonly test: string;
  readonly states: Readonly<Record<PublicState, string>>;
  readonly expected: string;
  readonly allReady: string;
  readonly allCancelled: string;
  readonly ready: string;
  readonly foot: string;
}

/** The words of that page in each language. */
export const STATUS_WORDS: Readonly<Record<Language, StatusWords>> = {
  en: {
    title: 'Status of {labId}',
    howFar: 'How far the tests are',
    labId: 'Lab ID',
    patient: 'Patient',
    registered: 'Registered',
    labPhone: 'Phone of the laboratory',
    tests: 'Tests',
    test: 'Test {number}',
    states: {
      waiting: 'Sample not given yet',
      inLab: 'In the laboratory',
      ready: 'Ready',
      canceled: 'Cancelled',
    },
    expected: '{state}, expected {time}',
    allReady: 'Every test is ready.',
    allCancelled: 'Every test is cancelled.',
    ready: 'Ready: {ready} of {all} tests.',
    foot: 'Times are those of the laboratory ({zone}). Open this page again for the latest state. Results are not shown here.',
  },
  hi: {
    title: '{labId} की स्थिति',
    howFar: 'टेस्ट कहाँ तक पहुँचे',
    labId: 'लैब ID',
    patient: 'मरीज़',
    registered: 'रजिस्टर किया',
    labPhone: 'लैब का फ़ोन',
    tests: 'टेस्ट',
    test: 'टेस्ट {number}',
    states: { waiting: 'सैंपल अभी नहीं दिया', inLab: 'लैब में', ready: 'तैयार', canceled: 'रद्द' },
    expected: '{state}, {time} तक',
    allReady: 'सभी टेस्ट तैयार हैं।',
    allCancelled: 'सभी टेस्ट रद्द हैं।',
    ready: '{all} में से {ready} टेस्ट तैयार।',
    foot: 'समय लैब का है ({zone})। ताज़ा स्थिति के लिए यह पेज फिर खोलें। रिज़ल्ट यहाँ नहीं दिखते।',
  },
  mr: {
    title: '{labId} ची स्थिती',
    howFar: 'टेस्ट कुठपर्यंत आल्या',
    labId: 'लॅब ID',
    patient: 'रुग्ण',
    registered: 'नोंदणी',
    labPhone: 'लॅबचा फोन',
    tests: 'टेस्ट',
    test: 'टेस्ट {number}',
    states: { waiting: 'नमुना अजून दिला नाही', inLab: 'लॅबमध्ये', ready: 'तयार', canceled: 'रद्द' },
    expected: '{state}, {time} पर्यंत',
    allReady: 'सर्व टेस्ट तयार आहेत.',
    allCancelled: 'सर्व टेस्ट रद्द आहेत.',
    ready: '{all} पैकी {ready} टेस्ट तयार.',
    foot: 'वेळ लॅबची आहे ({zone}). ताजी स्थिती पाहण्यासाठी हे पान पुन्हा उघडा. रिझल्ट इथे दिसत नाहीत.',
  },
};
