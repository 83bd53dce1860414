import {
  REPORT_ZONES,
  type ReportDocument,
  type ReportNote,
  type ReportSignatory,
  type TextRun,
} from '@nidan/domain/documents/report-document';
import { sampleLetterhead, sampleSignature } from './sample-letterhead.ts';
import {
  amendedKidneyTests,
  bloodCount,
  dengue,
  diabetesProfile,
  feverCounts,
  kidneyTests,
  lipidProfile,
  liverTests,
  outsourcedVitaminD,
  thyroid,
} from './sample-report-tests.ts';

const DISCLAIMER =
  'Results relate only to the sample received. Reference intervals are for the age, sex and method stated. Results should be read together with the clinical findings by a registered medical practitioner. If a result is unexpected, please contact the laboratory within 24 hours; the sample is kept for repeat testing. This report may be copied only in full. Electronically authorised: valid without ink signature; check it with the code above.';

/** A final report of three pages; every person and number is invented. */
export function sampleReport(changes: Partial<ReportDocument> = {}): ReportDocument {
  return {
    language: 'en',
    title: 'Laboratory report',
    documentDate: '2026-11-20T08:28:00.000Z',
    letterhead: sampleLetterhead(),
    letterheadMode: 'on',
    zones: REPORT_ZONES,
    reportNo: 'R26-204418',
    revision: 1,
    status: { kind: 'FINAL' },
    patient: samplePatient(),
    times: {
      collected: '20/11/2026 08:32',
      received: '20/11/2026 09:05',
      reported: '20/11/2026 13:58',
      printed: '20/11/2026 14:20',
      extra: { label: 'Fasting', text: '11 h', strong: false },
    },
    labNo: 'S2011260042',
    verifyUrl: 'https://r.indrayani.example/v/7Kq2mZ9c',
    departments: [
      { name: 'Haematology', tests: [bloodCount()] },
      { name: 'Biochemistry', tests: [liverTests(), kidneyTests(), lipidProfile(), outsourcedVitaminD()] },
    ],
    notes: [interpretation()],
    signatories: [haematologist(), biochemist('20/11/2026 13:58')],
    handledBy: [
      { label: 'Entered by', who: 'P. Gaikwad', at: '13:20' },
      { label: 'Checked by', who: 'R. Kale, MSc (MLT)', at: '13:44' },
    ],
    disclaimer: DISCLAIMER,
    ...changes,
  };
}

export function sampleProvisionalReport(): ReportDocument {
  return sampleReport({
    reportNo: 'R26-204460',
    labNo: 'S2011260063',
    status: {
      kind: 'PROVISIONAL',
      investigations: 6,
      pending: [
        {
          name: 'Blood culture, aerobic, 2 bottles',
          state: 'Incubating since 20/11/2026 11:15, not yet read',
          expectedAt: '25/11/2026 11:15',
        },
      ],
    },
    patient: samplePatient({
      name: 'Mr. Imran Salim Shaikh',
      nativeName: null,
      ageSex: '27 Yrs. / M',
      birthDate: '30/01/1999',
      patientCode: 'IND-0052790',
      doctor: { name: 'Dr. Farah Ansari', qualification: 'MBBS' },
      client: 'City Care Nursing Home',
      facts: [{ label: 'Ward / bed', text: 'Male medical 2 / 14' }],
    }),
    times: {
      collected: '20/11/2026 10:05',
      received: '20/11/2026 10:40',
      reported: '20/11/2026 13:10',
      printed: '20/11/2026 13:12',
      extra: { label: 'Priority', text: 'STAT', strong: true },
    },
    departments: [
      { name: 'Haematology', tests: [feverCounts()] },
      { name: 'Serology', tests: [dengue()] },
    ],
    notes: [
      sampleNote({
        paragraphs: [
          plain(
            'NS1 antigen reactive with low platelets: consistent with acute dengue, early phase. IgM may be non-reactive in the first five days. Dengue is notifiable; the case has been entered. Repeat platelet count and haematocrit daily while fever lasts and for 48 h after.',
          ),
        ],
      }),
    ],
    signatories: [{ ...haematologist(), role: 'Consultant pathologist', authorisedAt: '20/11/2026 13:10' }],
    handledBy: [],
  });
}

export function sampleAmendedReport(): ReportDocument {
  return sampleReport({
    reportNo: 'R26-203377',
    revision: 2,
    labNo: 'S1811260031',
    status: amendment(),
    patient: samplePatient({
      name: 'Mr. Harish Gopal Nair',
      nativeName: null,
      ageSex: '64 Yrs. / M',
      birthDate: '21/03/1962',
      patientCode: 'IND-0019406',
      doctor: { name: 'Dr. Sanjay Rane', qualification: 'MD, DNB (Neph.)' },
      client: 'Walk-in, Kothrud',
    }),
    times: {
      collected: '18/11/2026 09:12',
      received: '18/11/2026 09:50',
      reported: '19/11/2026 10:04',
      printed: '19/11/2026 10:15',
      extra: { label: 'First report', text: '18/11/2026 16:20', strong: false },
    },
    departments: [{ name: 'Biochemistry', tests: [amendedKidneyTests()] }],
    notes: [
      sampleNote({
        paragraphs: [
          [
            { text: 'eGFR category G2, ', style: 'plain' },
            { text: 'mildly reduced', style: 'bold' },
            { text: ', little changed since May 2026. ', style: 'plain' },
            { text: 'Revision 1 said: ', style: 'muted' },
            { text: 'moderately to severely reduced', style: 'struck' },
            { text: '.', style: 'muted' },
          ],
        ],
      }),
    ],
    signatories: [biochemist('19/11/2026 10:04')],
    handledBy: [],
  });
}

/** On stationery, or with letterhead and accreditation; with notes to the patient in Marathi and Hindi. */
export function sampleMultilingualReport(changes: Partial<ReportDocument> = {}): ReportDocument {
  return sampleReport({
    reportNo: 'R26-204433',
    labNo: 'S2011260057',
    letterhead: sampleLetterhead({ accreditation: { image: null, number: 'MC-0000' } }),
    patient: samplePatient({
      name: 'Mr. Ramesh Babulal Yadav',
      nativeName: 'श्री रमेश बाबूलाल यादव',
      nativeLanguage: 'hi',
      ageSex: '58 Yrs. / M',
      birthDate: '02/09/1968',
      patientCode: 'IND-0031877',
      doctor: { name: 'Dr. Meera Kulkarni', qualification: 'MD, DM' },
      client: 'Walk-in, Kothrud',
    }),
    times: {
      collected: '20/11/2026 07:48',
      received: '20/11/2026 08:15',
      reported: '20/11/2026 11:22',
      printed: '20/11/2026 11:40',
      extra: { label: 'Fasting', text: '10 h', strong: false },
    },
    departments: [{ name: 'Biochemistry', tests: [diabetesProfile(), thyroid()] }],
    notes: [
      sampleNote({
        paragraphs: [
          plain(
            'Diabetes not yet at target; HbA1c has fallen by 0.7 since August 2026. Albumin in urine moderately increased: repeat twice within 3 to 6 months before calling it persistent.',
          ),
        ],
      }),
      sampleNote({
        title: 'रुग्णासाठी सूचना (मराठी)',
        language: 'mr',
        paragraphs: [
          plain(
            'तीन महिन्यांच्या सरासरी साखरेचे प्रमाण (HbA1c) 8.4 % आहे. मागील वेळेपेक्षा सुधारणा आहे, परंतु अजून नियंत्रण आवश्यक आहे. औषधे डॉक्टरांच्या सल्ल्याशिवाय बदलू नका. हा अहवाल दाखवून आपल्या डॉक्टरांशी संपर्क साधा.',
          ),
        ],
      }),
      sampleNote({
        title: 'रोगी के लिए सूचना (हिन्दी)',
        language: 'hi',
        paragraphs: [
          plain(
            'पिछले तीन महीनों की औसत शर्करा (HbA1c) 8.4 % है। पहले से सुधार हुआ है, पर अभी नियंत्रण की आवश्यकता है। चिकित्सक की सलाह के बिना दवा न बदलें। कृपया यह रिपोर्ट अपने चिकित्सक को दिखाएँ।',
          ),
        ],
      }),
    ],
    signatories: [biochemist('20/11/2026 11:22')],
    handledBy: [
      { label: 'Entered by', who: 'analyser', at: '10:51' },
      { label: 'Checked by', who: 'R. Kale, MSc (MLT)', at: '11:04' },
    ],
    ...changes,
  });
}

export function samplePatient(changes: Partial<ReportDocument['patient']> = {}): ReportDocument['patient'] {
  return {
    name: 'Mrs. Sunita Anand Deshpande',
    nativeName: 'सौ. सुनीता आनंद देशपांडे',
    nativeLanguage: 'mr',
    ageSex: '42 Yrs. / F',
    birthDate: '14/05/1984',
    patientCode: 'IND-0048213',
    doctor: { name: 'Dr. Nikhil Mehta', qualification: 'MD (Med.)' },
    client: 'Kothrud collection centre',
    facts: [],
    ...changes,
  };
}

function sampleNote(changes: Partial<ReportNote>): ReportNote {
  return { title: 'Interpretation', language: 'en', weight: 'plain', paragraphs: [], ...changes };
}

function interpretation(): ReportNote {
  return sampleNote({
    paragraphs: [
      led(
        'Red cells.',
        'Microcytic hypochromic anaemia with raised RDW: the pattern suggests iron deficiency. Ferritin is advised.',
      ),
      led(
        'Liver.',
        'Mildly raised transaminases and GGT, higher than in May 2026; correlate with medication, alcohol and ultrasound.',
      ),
      led('Kidney.', 'eGFR category G1. Low potassium needs urgent clinical attention.'),
      led(
        'Lipids.',
        'LDL is valid by Friedewald as triglycerides are below 400 mg/dL. The treatment target depends on total cardiovascular risk.',
      ),
    ],
  });
}

function led(lead: string, text: string): TextRun[] {
  return [
    { text: `${lead} `, style: 'bold' },
    { text, style: 'plain' },
  ];
}

function plain(text: string): TextRun[] {
  return [{ text, style: 'plain' }];
}

function haematologist(): ReportSignatory {
  return {
    name: 'Dr. Asha Ramesh Joglekar',
    qualification: 'MD (Pathology)',
    role: 'Consultant pathologist, Haematology',
    registrationNo: 'MMC Reg. No. 2009/04/0000',
    authorisedAt: '20/11/2026 12:40',
    signature: sampleSignature(),
  };
}

function biochemist(authorisedAt: string): ReportSignatory {
  return {
    name: 'Dr. Vikram Salunkhe',
    qualification: 'MD (Biochemistry)',
    role: 'Consultant biochemist',
    registrationNo: 'MMC Reg. No. 2012/07/0000',
    authorisedAt,
    signature: sampleSignature(),
  };
}

function amendment(): ReportDocument['status'] {
  return {
    kind: 'AMENDED',
    replacesReportOf: '18/11/2026 16:20',
    changes: [
      {
        investigation: 'Creatinine',
        was: { text: '2.31', trailing: ' mg/dL', flag: 'H' },
        isNow: { text: '1.31', trailing: ' mg/dL', flag: 'H' },
        effect: 'still above the interval',
      },
      {
        investigation: 'eGFR, CKD-EPI 2021',
        was: { text: '31', trailing: ', G3b', flag: 'L' },
        isNow: { text: '61', trailing: ', G2', flag: null },
        effect: 'recalculated',
      },
      {
        investigation: 'Interpretation',
        was: { text: 'moderately to severely reduced', trailing: '', flag: null },
        isNow: { text: 'mildly reduced', trailing: '', flag: null },
        effect: 'reworded',
      },
    ],
    reason:
      'Dilution factor entered wrongly on the repeat run of 18/11/2026. Sample run again undiluted, twice: 1.31 and 1.30 mg/dL.',
    amendedBy: 'Dr. Vikram Salunkhe, 19/11/2026 10:04; requested by R. Kale',
    informed: 'Dr. Sanjay Rane by telephone 19/11/2026 10:08, read back; patient by WhatsApp 10:12',
    replacesRevision: 1,
    formerRevision:
      'Withdrawn. It stays on record and can be seen by scanning the code; please do not use printed copies of it.',
  };
}
