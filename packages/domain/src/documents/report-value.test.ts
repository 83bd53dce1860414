import { expect, test } from 'vitest';
import { reportValue } from './report-value.ts';

test.each([
  ['9.8', '9', '.8'],
  ['412', '412', ''],
  ['< 0.5', '< 0', '.5'],
  ['>1000', '>1000', ''],
  ['≤ 0.250', '≤ 0', '.250'],
  ['-2.5', '-2', '.5'],
  ['1,50,000', '1,50,000', ''],
  [' 7.40 ', '7', '.40'],
  ['−2.5', '−2', '.5'],
  ['+2', '+2', ''],
  ['< -5', '< -5', ''],
  ['12,345.60', '12,345', '.60'],
  ['12345678', '12345678', ''],
])('%j stands on the decimal axis as %j and %j', (displayed, integer, fraction) => {
  expect(reportValue(displayed)).toEqual({ kind: 'number', integer, fraction });
});

test.each([
  'Not seen',
  '2 – 4',
  '1:160',
  '3+',
  '10-12',
  'A positive',
  '1.2.3',
  '.5',
  '5.',
  '1,2',
  '1 234',
  '-',
  '+ 5',
  'x1',
  '1x',
  '>= 5',
  'ज़ोया',
])('%j is words', (displayed) => {
  expect(reportValue(displayed)).toEqual({ kind: 'words', text: displayed });
});

test('a long text and a text of several lines become paragraphs', () => {
  const long = 'Growth of two kinds of colonies after forty-eight hours of aerobic incubation';
  expect(reportValue(long)).toEqual({ kind: 'narrative', paragraphs: [long] });
  expect(reportValue('No growth\r\n\n  after 48 h ')).toEqual({
    kind: 'narrative',
    paragraphs: ['No growth', 'after 48 h'],
  });
});

test('a text of sixty characters stands in the column, a longer one does not', () => {
  expect(reportValue('a'.repeat(60)).kind).toBe('words');
  expect(reportValue('a'.repeat(61)).kind).toBe('narrative');
  expect(reportValue('a\nb')).toEqual({ kind: 'narrative', paragraphs: ['a', 'b'] });
});
