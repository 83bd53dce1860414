import { expect, test } from 'vitest';
import { tubeLabel } from './testing/tube-label.ts';
import { LABEL_MM, labelLayout } from './label-layout.ts';
import { labelTextWidth } from './label-text-width.ts';

const label = tubeLabel({ testCodes: ['CBC', 'ESR'] });

test('everything that fits is printed in full', () => {
  expect(labelLayout(label)).toEqual({
    name: { text: 'DESHPANDE, SUNITA A.', sizePt: 10, cut: false },
    ageSex: '42 Y / F',
    birthDate: '14/05/1984',
    tube: 'EDTA 2 mL',
    barcode: 'S2011260042-1',
    barcodePt: 10,
    bars: 'S2011260042-1',
    collectedAt: '20/11/26 08:32',
    foot: 'CBC ESR · Haematology · Kothrud',
    stat: false,
  });
});

test('a container without a volume is named alone', () => {
  expect(labelLayout({ ...label, container: 'Slide', volume: 0 }).tube).toBe('Slide');
});

test('tests are dropped first and counted', () => {
  const testCodes = ['GLUC', 'UREA', 'CREAT', 'NA', 'K', 'CL', 'BILI', 'AST'];
  expect(labelLayout({ ...label, testCodes }).foot).toBe('GLUC UREA +6 · Haematology · Kothrud');
  const place = 'Collection centre at the railway station';
  expect(labelLayout({ ...label, testCodes, place }).foot).toBe(
    'Haematology · Collection centre at the railw…',
  );
});

test('STAT takes its room from the name', () => {
  const name = 'Rajeshwari Meena Krishnamoorthy';
  expect(labelLayout({ ...label, patientName: name }).name).toMatchObject({
    text: 'KRISHNAMOORTHY, R. M.',
    sizePt: 10,
  });
  expect(labelLayout({ ...label, patientName: name, stat: true }).name).toMatchObject({
    sizePt: 9,
    cut: false,
  });
});

test('lab ID, age and time are never cut, a long container is', () => {
  const long = labelLayout({
    ...label,
    container: 'Serum separator, gel and clot activator',
    ageSex: '102 Yrs. / F',
  });
  expect(long.tube.endsWith('…')).toBe(true);
  expect(long).toMatchObject({
    ageSex: '102 Yrs. / F',
    barcode: 'S2011260042-1',
    collectedAt: '20/11/26 08:32',
  });
});

test('bars too wide for the label hold the compact form; the print keeps its hyphen', () => {
  expect(labelLayout({ ...label, barcode: 'KOTHRU2011260042-1' })).toMatchObject({
    barcode: 'KOTHRU2011260042-1',
    bars: 'KOTHRU201126004201',
  });
});

test('the container is cut only where age and birth date leave it no room', () => {
  const width = labelTextWidth('42 Y / F ', { sizePt: 8.5, bold: true });
  const date = labelTextWidth('14/05/1984 ', { sizePt: 8.5, bold: false });
  const room = 50.8 - 4 - width - date - 1;
  const fitting = 'Serum separator, gel and clot'
    .split('')
    .map((_, index, letters) => letters.slice(0, index + 1).join(''))
    .findLast((text) => labelTextWidth(`${text} 2 mL`, { sizePt: 8.5, bold: true }) <= room);
  expect(labelLayout({ ...label, container: fitting ?? '' }).tube).toBe(`${fitting} 2 mL`);
  const longer = `${fitting}mm`;
  expect(labelLayout({ ...label, container: longer }).tube).toMatch(/…$/u);
  expect(labelLayout({ ...label, birthDate: null, container: longer }).tube).toBe(`${longer} 2 mL`);
});

test('what is empty leaves no gap in the foot', () => {
  expect(labelLayout({ ...label, department: '', place: '' }).foot).toBe('CBC ESR');
  expect(labelLayout({ ...label, testCodes: [] }).foot).toBe('Haematology · Kothrud');
  expect(labelLayout({ ...label, testCodes: [], department: '', place: '' }).foot).toBe('');
});

test('all tests are dropped and counted before department and place are cut', () => {
  const place = 'Collection centre at the rail';
  expect(labelLayout({ ...label, testCodes: ['GLUCOSE', 'UREA'], place }).foot).toBe(
    `+2 · Haematology · ${place}`,
  );
});

const bars = (barcode: string) => labelLayout({ ...label, barcode }).bars;

test('a barcode that is too wide and none of ours keeps its text', () => {
  expect(bars('EXTERNAL-LAB-0042-AB')).toBe('EXTERNAL-LAB-0042-AB');
  expect(bars('KOTHRU2011260042')).toBe('KOTHRU2011260042');
});

test.each(['KT2011260042-1', 'MWMW31122612345-25'])('%s and its time stand on one line', (barcode) => {
  const one = labelLayout({ ...label, barcode });
  const width =
    labelTextWidth(one.barcode, { sizePt: one.barcodePt, bold: true }) +
    labelTextWidth(one.collectedAt, { sizePt: 8.5, bold: false });
  expect(width).toBeLessThan(LABEL_MM.width - 2 * LABEL_MM.side);
});
