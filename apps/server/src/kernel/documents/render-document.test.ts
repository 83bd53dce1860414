import { gunzipSync } from 'node:zlib';
import { tubeLabel } from '@nidan/domain/documents/testing/tube-label';
import { afterAll, expect, test } from 'vitest';
import type { DocumentRequest } from './document-request.ts';
import { renderDocument, renderPicture, startDocumentPool } from './document-pool.ts';
import { after, documentLines } from './testing/document-lines.ts';
import { sampleBill, sampleBillLine, samplePaidBill } from './testing/sample-bill.ts';
import { sampleStatLabel } from './testing/sample-label.ts';
import {
  sampleAmendedReport,
  sampleMultilingualReport,
  samplePatient,
  sampleProvisionalReport,
  sampleReport,
} from './testing/sample-report.ts';
import { sampleAccountingNote } from './testing/sample-accounting-note.ts';
import { sampleAdvanceReceipt } from './testing/sample-advance-receipt.ts';
import { sampleShiftSheet } from './testing/sample-shift-sheet.ts';
import { sampleReportTest, sampleRow } from './testing/sample-row.ts';

const pool = startDocumentPool();
afterAll(() => pool.stop());

const HOSTILE_LATIN = `<b>O'Brien</b> #show $x$ *y*`;
const HOSTILE = `${HOSTILE_LATIN} ज़ोया`;

const linesOf = (request: DocumentRequest) => documentLines(pool, request);

test('a final report: values, flags, intervals, previous values, specimen and method', async () => {
  const [first, second, third] = await linesOf({ kind: 'report', data: sampleReport() });
  expect(after(first, 'Haemoglobin', 6)).toEqual([
    'SLS photometry',
    'L',
    '9.8',
    'g/dL',
    '12.0 – 15.0',
    '10.9',
  ]);
  expect(after(first, 'Complete blood count', 2)).toEqual([
    'EDTA whole blood · tube S2011260042-1',
    '22/05/2026',
  ]);
  expect(after(second, 'Potassium', 7)).toEqual([
    'Indirect ISE, repeated',
    'LL',
    '2.7',
    'critical low',
    'mmol/L',
    '3.5 – 5.1',
    '3.6',
  ]);
  expect(after(third, '25-OH vitamin D, total', 3)).toEqual(['†', 'CLIA', 'L']);
  expect(third).toContain('MMC Reg. No. 2009/04/0000');
  expect(third).toContain('End of report');
});

test('every page carries patient, lab ID, times, status, revision and page number', async () => {
  const pages = await linesOf({ kind: 'report', data: sampleReport() });
  expect(pages).toHaveLength(3);
  for (const [index, lines] of pages.entries()) {
    expect(lines).toEqual(
      expect.arrayContaining([
        'FINAL',
        'Mrs. Sunita Anand Deshpande',
        '42 Yrs. / F',
        'S2011260042',
        '20/11/2026 08:32',
      ]),
    );
    expect(lines).toContain('Report R26-204418 · rev. 1');
    expect(lines.at(-1)).toBe(`Page ${index + 1} of 3`);
  }
  expect(after(pages[2], 'Biochemistry', 1)).toEqual(['continued']);
});

test('a provisional report says what is pending and that the final one follows', async () => {
  const [lines] = await linesOf({ kind: 'report', data: sampleProvisionalReport() });
  expect(lines).toContain('PROVISIONAL');
  expect(lines).toContain('1 of 6 investigations pending; results may change');
  expect(after(lines, 'Blood culture, aerobic, 2 bottles', 2)).toEqual([
    'Incubating since 20/11/2026 11:15, not yet read',
    '25/11/2026 11:15',
  ]);
  expect(lines).toContain('End of provisional report · the final report follows');
  expect(lines).toContain('Report R26-204460 · provisional 1');
  expect(after(lines, 'NS1 antigen', 4)).toEqual(['ELISA', 'A', 'Reactive', 'Non-reactive']);
});

test('an amended report opens with what changed, and the rows name their former value', async () => {
  const [lines] = await linesOf({ kind: 'report', data: sampleAmendedReport() });
  expect(lines).toEqual(
    expect.arrayContaining(['AMENDED', 'Revision 2', 'replaces the report of 18/11/2026 16:20']),
  );
  expect(after(lines, 'What changed in this revision', 5)).toEqual([
    'Investigation',
    'Was (revision 1)',
    'Is now (revision 2)',
    'Effect',
    'Creatinine',
  ]);
  expect(lines).toContain(
    'Dr. Sanjay Rane by telephone 19/11/2026 10:08, read back; patient by WhatsApp 10:12',
  );
  expect(after(lines, 'Enzymatic, IDMS traceable', 4)).toEqual(['H', '1.31', 'was', '2.31']);
  expect(lines).toContain('bar in the margin: changed in this revision');
  expect(lines).toContain('Report R26-203377 · rev. 2');
});

test('on stationery the letterhead and the letter foot stay blank, all else is printed', async () => {
  const [lines] = await linesOf({
    kind: 'report',
    data: sampleMultilingualReport({ letterheadMode: 'preprinted' }),
  });
  expect(lines?.[0]).toBe('Laboratory report');
  expect(lines?.join('\n')).not.toContain('Indrayani');
  expect(lines).toContain('Page 1 of 1');
});

test('texts are data: markup of any kind is printed as it stands', async () => {
  const patient = samplePatient({ name: HOSTILE });
  const row = sampleRow('x | | 1 |', { name: HOSTILE, value: { kind: 'words', text: '#panic("no")' } });
  const tests = [sampleReportTest({ name: '= Panel #{1+1}', rows: [row] })];
  const report = sampleReport({ patient, departments: [{ name: '$a$ _b_', tests }] });
  const [lines] = await linesOf({ kind: 'report', data: report });
  const text = lines?.join(' ') ?? '';
  expect(text.split(HOSTILE_LATIN)).toHaveLength(4);
  for (const literal of ['= Panel #{1+1}', '$a$ _b_', '#panic("no")']) expect(text).toContain(literal);

  const bill = sampleBill({ patient: { ...sampleBill().patient, name: HOSTILE } });
  const label = {
    documentDate: '2026-11-20T03:00:00.000Z',
    size: 'large' as const,
    labels: [tubeLabel({ patientName: "<b>O'Brien</b> #x" })],
  };
  expect((await linesOf({ kind: 'bill-a5', data: bill }))[0]?.join(' ')).toContain(HOSTILE_LATIN);
  expect((await linesOf({ kind: 'bill-80mm', data: bill }))[0]?.join(' ')).toContain(HOSTILE_LATIN);
  expect((await linesOf({ kind: 'label', data: label }))[0]).toContain("<b>O'Brien</b> #x");
});

test('Devanagari is shaped: a conjunct is one sign in the font of its own', async () => {
  const patient = samplePatient({ nativeName: 'श्री', nativeLanguage: 'hi' });
  const request = { kind: 'report', data: sampleReport({ patient, departments: [] }) } as const;
  expect((await linesOf(request))[0]?.join(' ')).toContain('श्री');
  const { pdf } = await renderDocument(pool, request);
  expect(Buffer.from(pdf).toString('latin1')).toContain('NotoSansDevanagari-Regular');
});

test('long names and facts go to a second line and move the body down', async () => {
  const name = `Mrs. ${'Venkatasubramanian '.repeat(5).trim()}`;
  const facts = Array.from({ length: 5 }, (_, index) => ({ label: `Fact ${index}`, text: 'something' }));
  const [lines] = await linesOf({
    kind: 'report',
    data: sampleReport({ patient: samplePatient({ name, facts }) }),
  });
  expect(lines).toContain('Fact 4');
  expect(lines?.filter((line) => line.startsWith('Venkatasubramanian')).length).toBeGreaterThan(0);
});

test('a report without results, signatories or texts is still a page', async () => {
  const report = sampleReport({ departments: [], notes: [], signatories: [], handledBy: [], disclaimer: '' });
  expect(await linesOf({ kind: 'report', data: report })).toHaveLength(1);
  const empty = {
    ...report,
    departments: [{ name: 'X', tests: [sampleReportTest({ name: 'Nothing yet', rows: [] })] }],
  };
  expect((await linesOf({ kind: 'report', data: empty }))[0]).toContain('Nothing yet');
});

test('a bill on A5 and on the roll: lines, totals, due, words and modes', async () => {
  for (const kind of ['bill-a5', 'bill-a4', 'bill-80mm'] as const) {
    const [lines] = await linesOf({ kind, data: sampleBill() });
    const text = lines?.join('\n') ?? '';
    for (const part of [
      'B26-118204',
      'S2011260042',
      'Lipid profile',
      '1,500',
      '4,100',
      '− 410',
      '₹ 3,690',
      '₹ 900',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toContain('Discount 10 %, health camp');
    expect(lines?.join(' ')).toContain('Rupees three thousand six hundred and ninety only');
    expect(text).toContain('Pay the due by UPI');
    expect(text).toContain('20/11/2026 18:00');
    expect(text).toContain('SAC 9993');
  }
});

test('with nothing due there is no UPI code and no box; a return is named', async () => {
  const back = sampleBill({ paidPaise: 4000_00, duePaise: -310_00 });
  for (const kind of ['bill-a5', 'bill-a4', 'bill-80mm'] as const) {
    const [paid] = await linesOf({ kind, data: samplePaidBill() });
    expect(paid).toContain('Paid in full');
    expect(paid).toContain('Net amount');
    expect(paid?.join('\n')).not.toMatch(/UPI|Due|DUE/u);
    const [returned] = await linesOf({ kind, data: back });
    expect(returned?.join('\n')).toMatch(/to be returned/iu);
    expect(returned).toContain('₹ 310');
  }
});

test('lines of a long bill break between pages, the totals stay whole on the last one', async () => {
  const lines = Array.from({ length: 30 }, (_, index) =>
    sampleBillLine(`Test number ${index}`, `T${index}`, 100),
  );
  const pages = await linesOf({ kind: 'bill-a5', data: sampleBill({ lines }) });
  expect(await linesOf({ kind: 'bill-a4', data: sampleBill({ lines }) })).toEqual(pages);
  expect(pages).toHaveLength(2);
  expect(pages.flat().filter((line) => line.startsWith('Test number'))).toHaveLength(30);
  expect(pages[0]).toContain('continued on page 2');
  expect(pages[0]).not.toContain('Net amount');
  expect(pages[1]).toEqual(expect.arrayContaining(['Net amount', '₹ 900', 'Page 2 of 2']));
});

test('a cancelled line is marked as such', async () => {
  const line = { ...sampleBillLine('ESR', 'ESR', 100), cancelled: true };
  for (const kind of ['bill-a5', 'bill-a4', 'bill-80mm'] as const) {
    const [lines] = await linesOf({ kind, data: sampleBill({ lines: [line] }) });
    expect(lines?.join(' ')).toMatch(/ESR\s+cancelled/u);
  }
});

const tubes = (size: 'large' | 'small') => ({
  documentDate: '2026-11-20T03:00:00.000Z',
  size,
  labels: [tubeLabel({ testCodes: ['CBC', 'ESR'] }), sampleStatLabel()],
});

test('a small label says who, when and which tube', async () => {
  const [plain, stat] = await linesOf({ kind: 'label', data: tubes('small') });
  expect(plain).toEqual(['DESHPANDE, SUNITA A.', '42 Y/F', 'S2011260042-1', '20/11 08:32', 'EDTA']);
  expect(stat).toEqual(['VENKATASUBRAMA…', 'STAT', '3 D/F', 'S2011260088-1', '20/11 10:05', 'SER…']);
});

test('each tube has a label of its own', async () => {
  const [plain, stat] = await linesOf({ kind: 'label', data: tubes('large') });
  expect(plain).toEqual([
    'DESHPANDE, SUNITA A.',
    '42 Y / F',
    '14/05/1984',
    'EDTA 2 mL',
    'S2011260042-1',
    '20/11/26 08:32',
    'CBC ESR · Haematology · Kothrud',
  ]);
  expect(stat).toEqual(expect.arrayContaining(['STAT', '3 D / F', 'S2011260088-1', '20/11/26 10:05']));
});

test('a report is also one picture of its pages, of outlines alone: nothing in it can run', async () => {
  const data = sampleReport({ patient: samplePatient({ name: HOSTILE }) });
  const { svgGzip, pages } = await renderPicture(pool, { kind: 'report', data });
  const svg = gunzipSync(svgGzip).toString();
  expect(pages).toBe(3);
  expect(svg.match(/class="typst-page"/gu)).toHaveLength(3);
  const elements = new Set(Array.from(svg.matchAll(/<([^\s/>]+)/gu), ([, name]) => name));
  expect(elements).toEqual(new Set(['defs', 'g', 'image', 'path', 'svg']));
  expect(svg).not.toMatch(/\son[a-z]+=|O'Brien/u);
});

test('the sheet of a shift that was counted twice has both counts', async () => {
  const counts = [
    {
      at: '20/11/2026 14:20',
      by: 'Rekha Shinde',
      countedPaise: 5_500_00,
      difference: '₹4,470 short',
      reason: null,
    },
    {
      at: '20/11/2026 14:24',
      by: 'Rekha Shinde',
      countedPaise: 9_970_00,
      difference: '',
      reason: 'Lower drawer',
    },
  ];
  const [lines] = await linesOf({ kind: 'shift-sheet', data: sampleShiftSheet({ counts }) });
  expect(after(lines, 'First count, blind, Rekha Shinde, 20/11/2026 14:20', 1)).toEqual([
    '₹ 5,500, ₹4,470 short',
  ]);
  expect(after(lines, 'Counted again, Rekha Shinde, 20/11/2026 14:24', 2)).toEqual([
    '₹ 9,970',
    'Lower drawer',
  ]);
});

test('the sheet of a shift: modes, count, difference with its reason, and both people', async () => {
  const [lines] = await linesOf({ kind: 'shift-sheet', data: sampleShiftSheet() });
  expect(after(lines, 'Cash', 4)).toEqual(['41', '34,860', '− 760', '36,100']);
  expect(after(lines, '₹ 500', 2)).toEqual(['72', '36,000']);
  expect(after(lines, 'Difference', 1)).toEqual(['₹60 short']);
  expect(after(lines, 'Handed over to Nilesh Patil', 1)).toEqual(['₹ 34,040']);
  expect(lines?.slice(-2)).toEqual(['Rekha Shinde', 'Nilesh Patil']);
});

test('the sheet of a shift that another person closed says who and why, for them to sign', async () => {
  const closedFor = { by: 'Vrinda Kulkarni', reason: 'Fell ill and went home' };
  const [lines] = await linesOf({ kind: 'shift-sheet', data: sampleShiftSheet({ closedFor }) });
  expect(after(lines, 'Closed for Rekha Shinde by', 2)).toEqual([
    'Vrinda Kulkarni',
    'Fell ill and went home',
  ]);
  expect(lines?.slice(-2)).toEqual(['Vrinda Kulkarni', 'Nilesh Patil']);
});

test('the receipt of an advance: who paid, what of it was used, and what is left', async () => {
  const [lines] = await linesOf({ kind: 'advance-receipt', data: sampleAdvanceReceipt() });
  expect(after(lines, 'Receipt no.', 1)).toEqual(['KTA26-00007']);
  expect(after(lines, 'Received in advance', 2)).toEqual(['₹ 2,000', 'Two thousand rupees only']);
  expect(after(lines, 'KTR26-00042', 2)).toEqual(['Bill of KT2011260042', '1,460']);
  expect(after(lines, 'Left of it', 1)).toEqual(['₹ 540']);
  expect(lines).not.toContain('Standing');
});

test('the receipt of an advance that is not cleared says so', async () => {
  const data = sampleAdvanceReceipt({ standing: 'pending', uses: [] });
  const [lines] = await linesOf({ kind: 'advance-receipt', data });
  expect(after(lines, 'Standing', 1)).toEqual(['pending']);
});

test('a credit note: its party, the bill of supply that it corrects, what it gives of each test, and what is left', async () => {
  const [lines] = await linesOf({ kind: 'accounting-note', data: sampleAccountingNote() });
  expect(after(lines, 'Note no.', 1)).toEqual(['KTC26-00007']);
  expect(after(lines, 'Bill of supply', 1)).toEqual(['KTB26-00042 of 18/11/2026']);
  expect(after(lines, 'Reason', 1)).toEqual(['Report came a day late']);
  expect(after(lines, 'LFT', 2)).toEqual(['Liver function test', '750']);
  expect(after(lines, 'Value', 2)).toEqual(['₹ 1,100', 'Rupees One Thousand One Hundred Only']);
  expect(after(lines, 'Left to use', 1)).toEqual(['₹ 1,100']);
});

test('a note to a taxed bill says what tax its value includes', async () => {
  const tax = 'GST 18 %: taxable value ₹ 1000.00, CGST 9 % ₹ 90.00, SGST 9 % ₹ 90.00';
  const [lines] = await linesOf({ kind: 'accounting-note', data: sampleAccountingNote({ taxes: [tax] }) });
  expect(after(lines, 'Invoice', 1)).toEqual(['KTB26-00042 of 18/11/2026']);
  expect(lines).toContain(tax);
});

test('a note of an agency that waits says so, and names no bill and no tax number', async () => {
  const data = sampleAccountingNote({
    number: null,
    bill: null,
    lines: [],
    standing: 'pending',
    balancePaise: null,
  });
  const [lines] = await linesOf({ kind: 'accounting-note', data });
  expect(after(lines, 'Note no.', 1)).toEqual(['not numbered yet']);
  expect(after(lines, 'Standing', 1)).toEqual(['pending']);
  expect(lines).not.toContain('Bill of supply');
  expect(lines?.join(' ')).not.toContain('GSTIN');
});

test('the sheet of a shift that is not counted tells no cash', async () => {
  const cash = { mode: 'Cash', receipts: 3, collectedPaise: null, returnedPaise: null, expectedPaise: null };
  const blind = sampleShiftSheet({ to: null, modes: [cash], count: null, drawer: null, handOver: null });
  const [lines] = await linesOf({ kind: 'shift-sheet', data: blind });
  expect(after(lines, 'Cash', 4)).toEqual(['3', '–', '–', '–']);
  expect(lines).not.toContain('Cash count');
});
