import type { ReportNote, ReportTest } from '@nidan/domain/documents/report-document';
import { sampleReportTest, sampleRow, sampleRows } from './sample-row.ts';

/** Blood count with groups, shared methods and a smear. */
export function bloodCount(): ReportTest {
  return {
    name: 'Complete blood count',
    specimen: 'EDTA whole blood · tube S2011260042-1',
    previousDate: '22/05/2026',
    groups: bloodCountGroups(),
    notes: [
      note(
        'Peripheral smear',
        'Microcytic hypochromic red cells with anisocytosis and a few pencil cells. White cells normal in number and form. Platelets adequate. No malarial parasite seen.',
      ),
    ],
    footnotes: [],
  };
}

function bloodCountGroups(): ReportTest['groups'] {
  const red = `
Haemoglobin | SLS photometry | 9.8 | g/dL | L | 12.0 – 15.0 | 10.9
Red cell count | Electrical impedance | 4.36 | 10⁶/µL | | 3.80 – 4.80 | 4.41
Haematocrit (PCV) | Pulse height detection | 31.4 | % | L | 36.0 – 46.0 | 33.9
MCV | Calculated | 72.0 | fL | L | 83.0 – 101.0 | 76.9
MCH | Calculated | 22.5 | pg | L | 27.0 – 32.0 | 24.7
MCHC | Calculated | 31.2 | g/dL | L | 31.5 – 34.5 | 32.2
Red cell distribution width | Calculated | 17.8 | % | H | 11.6 – 14.0 | 15.9`;
  const white = 'Total leucocyte count | Flow cytometry | 7.42 | 10³/µL | | 4.00 – 10.00 | 6.88';
  const differential = `
Neutrophils | | 58.2 | % | | 40.0 – 80.0 | 56.0
Lymphocytes | | 30.4 | % | | 20.0 – 40.0 | 33.1
Monocytes | | 6.1 | % | | 2.0 – 10.0 | 5.8
Eosinophils | | 4.8 | % | | 1.0 – 6.0 | 4.6
Basophils | | 0.5 | % | | 0.0 – 2.0 | 0.5`;
  const absolute = `
Neutrophils | | 4.32 | 10³/µL | | 2.00 – 7.00 | 3.85
Lymphocytes | | 2.26 | 10³/µL | | 1.00 – 3.00 | 2.28
Monocytes | | 0.45 | 10³/µL | | 0.20 – 1.00 | 0.40
Eosinophils | | 0.36 | 10³/µL | | 0.02 – 0.50 | 0.32`;
  const platelets = `
Platelet count | Electrical impedance | 412 | 10³/µL | H | 150 – 410 | 388
ESR, 1 hour | Modified Westergren | 28 | mm/h | H | 0 – 20 | 22`;
  return [
    { name: 'Red cells', method: null, rows: sampleRows(red) },
    { name: 'White cells', method: null, rows: sampleRows(white) },
    {
      name: 'Differential count',
      method: 'Flow cytometry, confirmed on stained smear',
      rows: sampleRows(differential),
    },
    { name: 'Absolute counts', method: 'Calculated', rows: sampleRows(absolute) },
    { name: 'Platelets and ESR', method: null, rows: sampleRows(platelets) },
  ];
}

export function liverTests(): ReportTest {
  return sampleReportTest({
    name: 'Liver function tests',
    specimen: 'Serum · tube S2011260042-2',
    previousDate: '22/05/2026',
    rows: sampleRows(`
Bilirubin, total | Diazo | 0.82 | mg/dL | | 0.30 – 1.20 | 0.74
Bilirubin, direct | Diazo | 0.21 | mg/dL | | up to 0.30 | 0.18
Bilirubin, indirect | Calculated | 0.61 | mg/dL | | 0.20 – 0.90 | 0.56
AST (SGOT) | IFCC, without P5P | 44 | U/L | H | up to 35 | 31
ALT (SGPT) | IFCC, without P5P | 58 | U/L | H | up to 35 | 39
Alkaline phosphatase | PNPP, AMP buffer | 96 | U/L | | 35 – 104 | 92
Gamma GT | Szasz, IFCC | 47 | U/L | H | 6 – 42 | 40
Protein, total | Biuret | 7.4 | g/dL | | 6.6 – 8.3 | 7.3
Albumin | Bromocresol green | 4.1 | g/dL | | 3.5 – 5.2 | 4.2
Globulin | Calculated | 3.3 | g/dL | | 2.3 – 3.5 | 3.1
A/G ratio | Calculated | 1.2 | | | 1.1 – 2.2 | 1.4`),
  });
}

const EGFR_BANDS = 'G1 normal: ≥ 90; G2 mild: 60 – 89; G3 – G5: < 60 @ 60 90 / 2';

export function kidneyTests(): ReportTest {
  return sampleReportTest({
    name: 'Kidney function tests',
    specimen: 'Serum · tube S2011260042-2',
    previousDate: '22/05/2026',
    rows: sampleRows(`
Urea | Urease, GLDH | 26.0 | mg/dL | | 17.0 – 43.0 | 24.0
Urea nitrogen (BUN) | Calculated | 12.1 | mg/dL | | 8.0 – 20.0 | 11.2
Creatinine | Enzymatic, IDMS traceable | 0.78 | mg/dL | | 0.51 – 0.95 | 0.74
eGFR | CKD-EPI 2021, calculated | 97 | mL/min/1.73 m² | | ${EGFR_BANDS} | 104
Uric acid | Uricase, POD | 5.4 | mg/dL | | 2.6 – 6.0 | 5.1
Sodium | Indirect ISE | 138 | mmol/L | | 136 – 145 | 139
Potassium | Indirect ISE, repeated | 2.7 | mmol/L | LL | 3.5 – 5.1 | 3.6
Chloride | Indirect ISE | 101 | mmol/L | | 98 – 107 | 102
Calcium, total | Arsenazo III | 9.2 | mg/dL | | 8.8 – 10.6 | 9.4`),
    notes: [
      {
        ...note(
          'Critical result informed by phone',
          'Potassium 2.7 mmol/L, low. Available 13:26, told to Dr. Nikhil Mehta at 13:41 by Rohan Kale; read back and confirmed. No haemolysis seen; result repeated on the same sample.',
        ),
        weight: 'critical',
      },
    ],
  });
}

/** A kidney profile on its second revision: creatinine and eGFR amended. */
export function amendedKidneyTests(): ReportTest {
  return sampleReportTest({
    name: 'Kidney function tests',
    specimen: 'Serum · tube S1811260031-1',
    previousDate: '06/05/2026',
    rows: [
      ...sampleRows(`
Urea | Urease, GLDH | 38.5 | mg/dL | | 17.0 – 43.0 | 36.0
Urea nitrogen (BUN) | Calculated | 18.0 | mg/dL | | 8.0 – 20.0 | 16.8`),
      sampleRow('Creatinine | Enzymatic, IDMS traceable | 1.31 | mg/dL | H | 0.67 – 1.17 | 1.26', {
        changedFrom: '2.31',
      }),
      sampleRow(`eGFR | CKD-EPI 2021, calculated | 61 | mL/min/1.73 m² | | ${EGFR_BANDS} | 64`, {
        changedFrom: '31',
      }),
      ...sampleRows(`
Uric acid | Uricase, POD | 6.8 | mg/dL | | 3.5 – 7.2 | 6.6
Sodium | Indirect ISE | 139 | mmol/L | | 136 – 145 | 140
Potassium | Indirect ISE | 4.6 | mmol/L | | 3.5 – 5.1 | 4.5`),
    ],
  });
}

export function lipidProfile(): ReportTest {
  return sampleReportTest({
    name: 'Lipid profile',
    specimen: 'Serum, fasting · tube S2011260042-2',
    previousDate: '22/05/2026',
    rows: sampleRows(`
Cholesterol, total | CHOD-PAP | 228 | mg/dL | H | Desirable: < 200; Borderline: 200 – 239; High: ≥ 240 @ 200 240 / 0 | 214
Triglycerides | GPO-PAP | 184 | mg/dL | H | Normal: < 150; Borderline: 150 – 199; High: ≥ 200 @ 150 200 / 0 | 162
HDL cholesterol | Direct, enzymatic | 41 | mg/dL | L | Low: < 50; Protective: ≥ 60 @ 50 60 / 2 | 43
LDL cholesterol | Friedewald, calculated | 150 | mg/dL | H | Optimal: < 100; Near optimal: 100 – 129; Borderline: 130 – 159; High: ≥ 160 @ 100 130 160 / 0 | 139
VLDL cholesterol | Calculated | 37 | mg/dL | H | up to 30 | 32
Non-HDL cholesterol | Calculated | 187 | mg/dL | H | up to 130 | 171
Cholesterol / HDL ratio | Calculated | 5.6 | | H | up to 4.5 | 5.0`),
  });
}

export function outsourcedVitaminD(): ReportTest {
  const row =
    '25-OH vitamin D, total | CLIA | 14.2 | ng/mL | L | Deficient: < 20; Insufficient: 20 – 29; Sufficient: 30 – 100 @ 20 30 / 2';
  return sampleReportTest({
    name: '25-Hydroxy vitamin D',
    specimen: 'Serum · tube S2011260042-3',
    rows: [sampleRow(row, { mark: '†' })],
    footnotes: [
      {
        mark: '†',
        text: 'Tested at Meridian Reference Laboratory, Hyderabad (their no. MR26-448102, reported 20/11/2026 13:10). Result, interval and remarks are given unaltered; their original report is attached to the record.',
      },
    ],
  });
}

export function feverCounts(): ReportTest {
  return sampleReportTest({
    name: 'Fever profile: blood counts',
    specimen: 'EDTA whole blood · tube S2011260063-1',
    previousDate: '18/11/2026',
    rows: sampleRows(`
Haemoglobin | SLS photometry | 15.1 | g/dL | | 13.0 – 17.0 | 14.2
Haematocrit (PCV) | Pulse height detection | 46.3 | % | | 40.0 – 50.0 | 43.0
Total leucocyte count | Flow cytometry | 3.12 | 10³/µL | L | 4.00 – 10.00 | 4.40
Platelet count | Impedance, confirmed on smear | 84 | 10³/µL | L | 150 – 410 | 146
Malarial parasite | Thick and thin smear, Giemsa | Not seen | | | Not seen`),
  });
}

export function dengue(): ReportTest {
  return sampleReportTest({
    name: 'Dengue',
    specimen: 'Serum · tube S2011260063-2',
    rows: sampleRows(`
NS1 antigen | ELISA | Reactive | | A | Non-reactive
IgM antibody | MAC ELISA | Non-reactive | | | Non-reactive
IgG antibody | ELISA, index | 0.41 | index | | Negative: < 0.90; Equivocal: 0.90 – 1.10; Positive: > 1.10 @ 0.9 1.1 / 0`),
  });
}

export function diabetesProfile(): ReportTest {
  return sampleReportTest({
    name: 'Diabetes profile',
    specimen: 'Fluoride plasma, EDTA blood, urine',
    previousDate: '11/08/2026',
    rows: sampleRows(`
Glucose, fasting | Hexokinase | 168 | mg/dL | H | Normal: 70 – 99; Prediabetes: 100 – 125; Diabetes: ≥ 126 @ 100 126 / 0 | 181
Glucose, 2 h after meal | Hexokinase | 242 | mg/dL | H | Normal: < 140; Prediabetes: 140 – 199; Diabetes: ≥ 200 @ 140 200 / 0 | 258
HbA1c | HPLC, NGSP certified | 8.4 | % | H | Normal: < 5.7; Prediabetes: 5.7 – 6.4; Diabetes: ≥ 6.5 @ 5.7 6.5 / 0 | 9.1
Estimated average glucose | Calculated from HbA1c | 194 | mg/dL | | | 214
Urine albumin / creatinine | Immunoturbidimetry | 64 | mg/g | H | Normal: < 30; Moderate: 30 – 300; Severe: > 300 @ 30 300 / 0 | 71`),
  });
}

export function thyroid(): ReportTest {
  return sampleReportTest({
    name: 'Thyroid',
    specimen: 'Serum · tube S2011260057-3',
    previousDate: '11/08/2026',
    rows: sampleRows('TSH | CLIA, 3rd generation | 2.84 | µIU/mL | | 0.35 – 4.94 | 3.10'),
  });
}

function note(title: string, text: string): ReportNote {
  return { title, language: 'en', weight: 'plain', paragraphs: [[{ text, style: 'plain' }]] };
}
