import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountInWords, numberInWords } from './amount-in-words.ts';

test.each([
  [0, 'Zero'],
  [1, 'One'],
  [13, 'Thirteen'],
  [19, 'Nineteen'],
  [20, 'Twenty'],
  [21, 'Twenty One'],
  [40, 'Forty'],
  [99, 'Ninety Nine'],
  [100, 'One Hundred'],
  [101, 'One Hundred One'],
  [999, 'Nine Hundred Ninety Nine'],
  [1000, 'One Thousand'],
  [10_500, 'Ten Thousand Five Hundred'],
  [99_999, 'Ninety Nine Thousand Nine Hundred Ninety Nine'],
  [100_000, 'One Lakh'],
  [123_456, 'One Lakh Twenty Three Thousand Four Hundred Fifty Six'],
  [10_000_000, 'One Crore'],
  [10_000_001, 'One Crore One'],
  [1_250_000_000, 'One Hundred Twenty Five Crore'],
  [1_000_000_000_000, 'One Lakh Crore'],
])('%i is %s', (whole, words) => {
  expect(numberInWords(whole)).toBe(words);
});

test.each([
  [50_000, 'Rupees Five Hundred Only'],
  [0, 'Rupees Zero Only'],
  [123_456, 'Rupees One Thousand Two Hundred Thirty Four and Fifty Six Paise Only'],
  [5, 'Rupees Zero and Five Paise Only'],
  [-50_000, 'Minus Rupees Five Hundred Only'],
])('%i paise are %s', (paise, words) => {
  expect(amountInWords(paise)).toBe(words);
});

test('different numbers have different words', () => {
  fc.assert(
    fc.property(fc.nat(99_999_999), fc.nat(99_999_999), (a, b) => {
      fc.pre(a !== b);
      expect(numberInWords(a)).not.toBe(numberInWords(b));
    }),
  );
});

test.each([
  [10_000, 'एक सौ रुपये मात्र', 'शंभर रुपये फक्त'],
  [15_050, 'एक सौ पचास रुपये और पचास पैसे मात्र', 'एकशे पन्नास रुपये आणि पन्नास पैसे फक्त'],
  [369_000, 'तीन हज़ार छह सौ नब्बे रुपये मात्र', 'तीन हजार सहाशे नव्वद रुपये फक्त'],
  [
    1_234_567_800,
    'एक करोड़ तेईस लाख पैंतालीस हज़ार छह सौ अठहत्तर रुपये मात्र',
    'एक कोटी तेवीस लाख पंचेचाळीस हजार सहाशे अठ्ठ्याहत्तर रुपये फक्त',
  ],
  [-100, 'ऋण एक रुपये मात्र', 'वजा एक रुपये फक्त'],
] as const)('%d paise in Hindi and Marathi', (paise, hi, mr) => {
  expect([amountInWords(paise, 'hi'), amountInWords(paise, 'mr')]).toEqual([hi, mr]);
});
