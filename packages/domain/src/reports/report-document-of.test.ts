import { describe, expect, test } from 'vitest';
import { reportDocumentOf, type ReportPrinting } from './report-document-of.ts';
import type { SnapshotBand } from './report-snapshot.ts';
import { sampleResult, sampleSnapshot, sampleTest } from './testing/sample-snapshot.ts';

const printing: ReportPrinting = {
  letterheadMode: 'on',
  printedAt: '2026-11-20T08:50:00.000Z',
  masked: false,
  released: true,
  pictures: new Map(),
};

function rowsOf(...results: Parameters<typeof sampleResult>[0][]) {
  const snapshot = sampleSnapshot({ tests: [sampleTest({ results: results.map(sampleResult) })] });
  const [department] = reportDocumentOf(snapshot, printing).departments;
  return department?.tests[0]?.groups.flatMap(({ rows }) => rows) ?? [];
}

test('prints the person, the four times and the numbers in the clock of the lab', () => {
  const document = reportDocumentOf(sampleSnapshot(), printing);
  expect(document).toMatchObject({
    documentDate: '2026-11-20T08:28:00.000Z',
    status: { kind: 'FINAL' },
    patient: { name: 'Mrs. Sunita Anand Deshpande', ageSex: '42 Yrs. / F', birthDate: '14/05/1984' },
    times: {
      collected: '20/11/2026 08:32',
      received: '20/11/2026 09:05',
      reported: '20/11/2026 13:58',
      printed: '20/11/2026 14:20',
      extra: { label: 'Fasting', text: '11 h', strong: false },
    },
    handledBy: [{ label: 'Entered by', who: 'P. Gaikwad', at: '13:20' }],
  });
});

test('a demo user sees a masked person, and only the person masked', () => {
  const document = reportDocumentOf(sampleSnapshot(), { ...printing, masked: true });
  expect(document.patient).toMatchObject({
    name: 'Mrs. S****a A***d D*******e',
    birthDate: '***',
    ageSex: '42 Yrs. / F',
  });
  expect(document.patient.nativeName).not.toContain('सुनीता');
  expect(document.signatories[0]?.name).toBe('Dr. Asha Joglekar');
});

test('a preview says that it is not released', () => {
  const document = reportDocumentOf(sampleSnapshot(), { ...printing, released: false });
  expect(document.title).toBe('Preview, not released');
  expect(document.times.reported).toBe('not yet');
});

test('an interval says whom it is for', () => {
  const basis = 'pregnant, 2nd trimester';
  const bands: SnapshotBand[] = [
    { label: 'Normal', low: null, high: 91 },
    { label: 'Gestational diabetes', low: 92, high: null },
  ];
  const [limits, banded, words] = rowsOf(
    { rangeBasis: basis },
    { bands, rangeBasis: basis },
    { rangeBasis: null },
  );
  expect(limits?.interval).toEqual({ kind: 'text', text: '12.0 – 15.0', basis });
  expect(banded?.interval).toMatchObject({
    kind: 'bands',
    bands: [{ name: 'pregnant, 2nd trimester:', text: '' }, { name: 'Normal' }, {}],
  });
  expect(words?.interval).toEqual({ kind: 'text', text: '12.0 – 15.0' });
});

test('limits, decision bands and words stand in the interval column with their bar', () => {
  const bands: SnapshotBand[] = [
    { label: 'Normal', low: null, high: 99 },
    { label: 'Prediabetes', low: 100, high: 125 },
    { label: 'Diabetes', low: 126, high: null },
  ];
  const [limits, decision, words, blank] = rowsOf(
    { value: '9.8', flag: 'L' },
    { value: '168', low: 70, high: 99, bands, decimals: 0, flag: 'H' },
    { value: 'Reactive', low: null, high: null, rangeText: 'Non-reactive', flag: 'A' },
    { value: null, blankReason: 'Triglycerides over 400', calculated: true },
  );
  expect(limits).toMatchObject({
    value: { kind: 'number', integer: '9', fraction: '.8' },
    interval: { kind: 'text', text: '12.0 – 15.0' },
    bar: { inside: [{ from: 0.28, to: 0.72 }] },
  });
  expect(decision).toMatchObject({
    interval: { kind: 'bands', bands: [{ name: 'Normal', text: '≤ 99' }, {}, { text: '≥ 126' }] },
    bar: { inside: [{ from: 0, to: 1 / 3 }], current: { mark: 'diamond' } },
  });
  expect(words).toMatchObject({ value: { kind: 'words' }, bar: null, interval: { text: 'Non-reactive' } });
  expect(blank).toMatchObject({
    value: { kind: 'words', text: 'not calculated' },
    unit: null,
    bar: null,
  });
});

test.each<[string, Pick<SnapshotBand, 'low' | 'high'>, SnapshotBand[], number[]]>([
  [
    'above a low limit, whichever way they are listed',
    { low: 60, high: null },
    [
      { label: 'G1', low: 90, high: null },
      { label: 'G2', low: 60, high: 89 },
      { label: 'G3', low: null, high: 59 },
    ],
    [1, 2],
  ],
  [
    'between two limits',
    { low: 30, high: 100 },
    [
      { label: 'Deficient', low: null, high: 29.9 },
      { label: 'Sufficient', low: 30, high: 100 },
      { label: 'Toxic', low: 100.1, high: null },
    ],
    [1],
  ],
])('bands that are normal lie %s', (...[, limits, bands, inside]) => {
  const [row] = rowsOf({ value: '70', ...limits, bands });
  expect(row?.bar?.inside).toEqual(inside.map((band) => ({ from: band / 3, to: (band + 1) / 3 })));
});

describe('previous values', () => {
  const may = '2026-05-22T04:00:00.000Z';
  const june = '2026-06-22T04:00:00.000Z';

  test('the profile carries the date of most of them, another date stands under its value', () => {
    const tests = [
      sampleTest({
        results: [
          sampleResult({ previous: { value: '10.9', at: may } }),
          sampleResult({ parameterId: 'rbc', previous: { value: '4.41', at: may } }),
          sampleResult({ parameterId: 'plt', previous: { value: '388', at: june } }),
        ],
      }),
    ];
    const [profile] = reportDocumentOf(sampleSnapshot({ tests }), printing).departments[0]?.tests ?? [];
    expect(profile?.previousDate).toBe('22/05/2026');
    expect(profile?.groups[0]?.rows.map(({ previous }) => previous)).toEqual([
      { text: '10.9', date: null },
      { text: '4.41', date: null },
      { text: '388', date: '22/06/2026' },
    ]);
  });
});

test('the tests of a profile stand under one heading, and groups share their method', () => {
  const profile = { profileId: 'coag', name: 'Coagulation profile' };
  const tests = [
    sampleTest({
      billTestId: 'pt',
      name: 'Prothrombin time',
      profile,
      results: [sampleResult({ parameterId: 'pt' }), sampleResult({ parameterId: 'inr' })],
    }),
    sampleTest({
      billTestId: 'aptt',
      name: 'APTT',
      profile,
      results: [sampleResult({ parameterId: 'aptt', group: 'Ratio' })],
    }),
    sampleTest({ billTestId: 'crp', name: 'CRP', department: 'Biochemistry', barcode: 'KT2011260042-2' }),
  ];
  const { departments } = reportDocumentOf(sampleSnapshot({ tests }), printing);
  expect(departments.map(({ name }) => name)).toEqual(['Haematology', 'Biochemistry']);
  expect(departments[0]?.tests).toMatchObject([
    {
      name: 'Coagulation profile',
      specimen: 'EDTA whole blood · tube KT2011260042-1',
      groups: [
        { name: 'Prothrombin time', method: 'SLS photometry', rows: [{ method: null }, { method: null }] },
        { name: 'Ratio', method: null, rows: [{ method: 'SLS photometry' }] },
      ],
    },
  ]);
});

test('the reason of a blank calculation is told once for all that it holds for', () => {
  const blank = { value: null, blankReason: 'does not apply to these values', calculated: true };
  const results = [
    sampleResult({ ...blank, parameterId: 'ldl', name: 'LDL' }),
    sampleResult({ ...blank, parameterId: 'vldl', name: 'VLDL' }),
    sampleResult(),
  ];
  const [department] = reportDocumentOf(
    sampleSnapshot({ tests: [sampleTest({ results })] }),
    printing,
  ).departments;
  expect(department?.tests[0]?.notes).toMatchObject([
    {
      title: 'Not calculated',
      paragraphs: [[{ text: 'LDL, VLDL: ' }, { text: 'does not apply to these values' }]],
    },
  ]);
});

test('remarks, critical calls and interpretations are told once each', () => {
  const call = {
    parameter: 'Potassium',
    value: '2.7 mmol/L',
    receiver: 'Dr. Nikhil Mehta',
    readBack: '2.7',
    calledAt: '2026-11-20T08:11:00.000Z',
    calledBy: 'Rohan Kale',
  };
  const interpretation = 'Anaemia is haemoglobin below 12.0 g/dL.';
  const tests = [
    sampleTest({ note: 'Haemolysed.', interpretation, calls: [call] }),
    sampleTest({ billTestId: 'hb', name: 'Haemoglobin', interpretation }),
  ];
  const document = reportDocumentOf(sampleSnapshot({ tests }), printing);
  expect(document.departments[0]?.tests[0]?.notes).toMatchObject([
    { title: 'Remarks', weight: 'plain' },
    { title: 'Critical result informed by phone', weight: 'critical' },
  ]);
  expect(document.notes).toMatchObject([
    { title: 'Interpretation', paragraphs: [[{ text: 'Complete blood count. ' }, { text: interpretation }]] },
  ]);
});

test('an amended report says what it replaces and still lists what is pending', () => {
  const snapshot = sampleSnapshot({
    status: 'AMENDED',
    revision: 2,
    pending: [
      { billTestId: 'lft', name: 'LFT', state: 'Result pending', expectedAt: '2026-11-20T12:30:00.000Z' },
    ],
    amendment: {
      replacesRevision: 1,
      replacesReportOf: '2026-11-18T10:50:00.000Z',
      firstReleasedAt: '2026-11-18T10:50:00.000Z',
      changes: [],
      reason: 'Dilution factor entered wrongly',
      amendedBy: 'Dr. Asha Joglekar',
      takenBackBy: 'R. Kale',
      informed: 'Revision 1 had not left the laboratory',
    },
  });
  const document = reportDocumentOf(snapshot, printing);
  expect(document.status).toMatchObject({
    kind: 'AMENDED',
    replacesReportOf: '18/11/2026 16:20',
    amendedBy: 'Dr. Asha Joglekar, 20/11/2026 13:58; results taken back by R. Kale',
  });
  expect(document.times.extra).toEqual({ label: 'First report', text: '18/11/2026 16:20', strong: false });
  expect(document.notes).toMatchObject([
    {
      title: 'Still in progress',
      paragraphs: [[{}, { text: 'Result pending, expected by 20/11/2026 18:00' }]],
    },
  ]);
});

test('a report names what went out by rule, which version let it pass and who approved that', () => {
  const approved = { approvedBy: 'Dr. Asha Joglekar', approvedAt: '2026-11-02T06:00:00.000Z' };
  const byRule = [{ test: 'TSH', version: 3, ...approved }];
  expect(documentOf({ byRule }).notes.at(-1)).toMatchObject({
    title: 'Checked by approved rules, without a person',
    paragraphs: [
      [{ text: 'TSH. ' }, { text: 'Version 3 of its rules, approved by Dr. Asha Joglekar on 02/11/2026' }],
    ],
  });
});

const documentOf = (...change: Parameters<typeof sampleSnapshot>) =>
  reportDocumentOf(sampleSnapshot(...change), printing);

describe('what stands around the results', () => {
  test('the letterhead of the lab in the colour of the product, without pictures', () => {
    const { letterhead, language, title } = documentOf();
    expect([language, title]).toEqual(['en', 'Laboratory report']);
    expect(letterhead).toEqual({
      labName: 'Example lab',
      tagline: null,
      addressLines: [],
      footLine: null,
      logo: null,
      brandColour: '#0B5CAD',
      accreditation: null,
    });
  });

  test('the client and the health account where there are any', () => {
    const { patient } = sampleSnapshot();
    expect(documentOf().patient).toMatchObject({ client: 'Kothrud collection centre', facts: [] });
    const known = documentOf({ client: '', patient: { ...patient, title: '', abhaId: '91-2045-7718-3308' } });
    expect(known.patient).toMatchObject({
      name: 'Sunita Anand Deshpande',
      client: null,
      facts: [{ label: 'ABHA', text: '91-2045-7718-3308' }],
    });
    const masked = reportDocumentOf(
      sampleSnapshot({
        patient: { ...patient, nativeName: null, birthDate: null, abhaId: '91-2045-7718-3308' },
      }),
      { ...printing, masked: true },
    );
    expect(masked.patient).toMatchObject({
      nativeName: null,
      birthDate: null,
      facts: [{ label: 'ABHA', text: '***' }],
    });
    const bare = sampleSnapshot({ patient: { ...patient, birthDate: null } });
    expect(reportDocumentOf(bare, printing).patient.birthDate).toBeNull();
    expect(reportDocumentOf(bare, { ...printing, masked: true }).patient.facts).toEqual([]);
  });

  test('one more time: the priority before the fasting hours, or none', () => {
    expect(documentOf({ stat: true }).times.extra).toEqual({ label: 'Priority', text: 'STAT', strong: true });
    expect(documentOf({ fastingHours: null }).times.extra).toBeNull();
    expect(documentOf({ collectedAt: null }).times.collected).toBeNull();
  });

  test('who released it, when that is none of the signatories', () => {
    expect(documentOf({ releasedBy: 'R. Kale' }).handledBy).toEqual([
      { label: 'Entered by', who: 'P. Gaikwad', at: '13:20' },
      { label: 'Released by', who: 'R. Kale', at: '13:58' },
    ]);
  });

  const pending = [
    { billTestId: 'lft', name: 'LFT', state: 'Result pending', expectedAt: '2026-11-20T12:30:00.000Z' },
  ];

  test('a provisional report counts its investigations and lists what is pending, in its box alone', () => {
    const document = documentOf({ status: 'PROVISIONAL', investigations: 3, pending });
    expect(document.status).toEqual({
      kind: 'PROVISIONAL',
      investigations: 3,
      pending: [{ name: 'LFT', state: 'Result pending', expectedAt: '20/11/2026 18:00' }],
    });
    expect(document.notes).toEqual([]);
  });

  test('an amendment names its former revision, and nobody when nobody took results back', () => {
    const amendment = {
      replacesRevision: 1,
      replacesReportOf: '2026-11-18T10:50:00.000Z',
      firstReleasedAt: '2026-11-18T10:50:00.000Z',
      changes: [],
      reason: 'Wrong dilution',
      amendedBy: 'Dr. Asha Joglekar',
      takenBackBy: '',
      informed: 'Nobody',
    };
    const document = documentOf({ status: 'AMENDED', amendment, pending });
    expect(document.status).toMatchObject({
      amendedBy: 'Dr. Asha Joglekar, 20/11/2026 13:58',
      replacesRevision: 1,
      formerRevision: 'Revision 1 is withdrawn. It stays on record; please do not use printed copies of it.',
    });
    expect(document.notes).toEqual([
      {
        title: 'Still in progress',
        language: 'en',
        weight: 'plain',
        paragraphs: [
          [
            { text: 'LFT. ', style: 'bold' },
            { text: 'Result pending, expected by 20/11/2026 18:00', style: 'plain' },
          ],
        ],
      },
    ]);
  });
});
