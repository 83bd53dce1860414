import { expect, test } from 'vitest';
import { cutToWidth, labelName } from './label-name.ts';
import { labelTextWidth } from './label-text-width.ts';

const sizesPt = [10, 9] as const;

test.each([
  ['Sunita Anand Deshpande', 46.8, 'DESHPANDE, SUNITA A.', 10, false],
  ['Sunita', 46.8, 'SUNITA', 10, false],
  ['  sunita   deshpande ', 46.8, 'DESHPANDE, SUNITA', 10, false],
  ['Rajeshwari Muthulakshmi Krishnamoorthy', 46.8, 'KRISHNAMOORTHY, R. M.', 10, false],
  ['Ramanathan Krishnamoorthy', 33, 'KRISHNAMOORTHY, R.', 9, false],
  ['Lakshmi Venkatasubramanian', 34, 'VENKATASUBRAMANIA…', 9, true],
  ['ज़ोया ख़ान', 46.8, 'ख़ान, ज़ोया', 10, false],
  ["<b>O'Brien</b> ज़ोया", 46.8, "<b>O'Brien</b> ज़ोया", 10, false],
])('%j on %d mm', (...[name, widthMm, text, sizePt, cut]) => {
  expect(labelName(name, { widthMm, sizesPt })).toEqual({ text, sizePt, cut });
});

test('a name is cut between whole letters and never wider than its place', () => {
  const { text, cut } = labelName('क्षितिजा'.repeat(8), { widthMm: 30, sizesPt });
  expect(cut).toBe(true);
  const letters = [...new Intl.Segmenter('hi').segment('क्षितिजा'.repeat(8))].map(({ segment }) => segment);
  const kept = [...new Intl.Segmenter('hi').segment(text)].map(({ segment }) => segment);
  expect(kept.slice(0, -1)).toEqual(letters.slice(0, kept.length - 1));
  expect(labelTextWidth(text, { sizePt: 9, bold: true })).toBeLessThanOrEqual(30);
});

test('a text that only begins like a name is printed as entered', () => {
  expect(labelName(' Anita Rao 2 ', { widthMm: 46.8, sizesPt }).text).toBe('Anita Rao 2');
  expect(labelName('', { widthMm: 46.8, sizesPt })).toEqual({ text: '', sizePt: 10, cut: false });
});

test('a text exactly as wide as its place is not cut, a cut one ends at a word', () => {
  const type = { sizePt: 9, bold: false };
  const widthMm = labelTextWidth('Anita, Rao', type);
  expect(cutToWidth('Anita, Rao', { ...type, widthMm })).toBe('Anita, Rao');
  const room = labelTextWidth('Anita, …', type);
  expect(cutToWidth('Anita, Rao', { ...type, widthMm: room })).toBe('Anita…');
  expect(cutToWidth('Anita', { ...type, widthMm: 0 })).toBe('…');
});
