import { expect, it } from 'vitest';
import { readBackDiffers } from './read-back.ts';
import { spokenNumbers } from './spoken-numbers.ts';

it.each([
  ['7.1', [7.1]],
  ['Potassium seven point one', [7.1]],
  ['७.१', [7.1]],
  ['two point one, again two point one', [2.1, 2.1]],
  ['seventy two', [72]],
  ['one three five', [135]],
  ['four hundred and fifty', [450]],
  ['eighteen thousand two hundred', [18_200]],
  ['1.2 lakh', [120_000]],
  ['1,20,000', [120_000]],
  ['zero point zero five', [0.05]],
  ['oh point two', [0.2]],
  ['yes, noted', []],
  ['saat point ek', [7.1]],
  ['सात दशमलव एक', [7.1]],
  ['सात पॉइंट एक', [7.1]],
  ['सात पूर्णांक एक दशांश', [7.1]],
  ['पोटैशियम दो पॉइंट चार', [2.4]],
  ['don point char', [2.4]],
  ['साढ़े सात', [7.5]],
  ['सव्वा सात', [7.25]],
  ['पौने आठ हज़ार', [7_750]],
  ['डेढ़ सौ', [150]],
  ['अडीच', [2.5]],
  ['अठारह हज़ार दो सौ', [18_200]],
  ['एकशे पाच', [105]],
  ['बहत्तर', [72]],
  ['त्र्याण्णव', [93]],
  ['पाँच', [5]],
  ['एक बार फिर', []],
  ['Dr. Das, रिपोर्ट दो', []],
  ['सात पॉइंट कुछ', []],
  ['साढ़े कुछ', []],
])('%s says %j', (text, numbers) => expect(spokenNumbers(text)).toEqual(numbers));

it.each([
  ['7.1', 'mmol/L', 'seven point one'],
  ['7.1', 'mmol/L', 'K 7.10, noted'],
  ['18', '10³/µL', 'Platelets eighteen thousand'],
  ['1.2', '10^3/µL', 'one thousand two hundred'],
  ['>500', 'mg/dL', 'more than five hundred'],
  ['Plasmodium falciparum seen', '', 'falciparum seen'],
  ['Positive', '', 'positive, understood'],
  ['7.1', 'mmol/L', 'सात दशमलव एक, समझ गया'],
  ['18', '10³/µL', 'प्लेटलेट अठरा हजार'],
])('%s %s fits "%s"', (value, unit, said) => expect(readBackDiffers({ value, unit }, said)).toBeNull());

it.each([
  ['7.1', 'mmol/L', '1.7', '1.7'],
  ['7.1', 'mmol/L', 'one point seven', '1.7'],
  ['7.1', 'mmol/L', '71', '71'],
  ['7.1', 'mmol/L', 'seven thousand one hundred', '7100'],
  ['18', '10³/µL', 'eighty thousand', '80000'],
  ['7.1', 'mmol/L', 'ok, noted', 'ok, noted'],
  ['Plasmodium falciparum seen', '', 'no falciparum seen', 'no falciparum seen'],
  ['Positive', '', 'ok', 'ok'],
  ['7.1', 'mmol/L', 'एक पॉइंट सात', '1.7'],
  ['7', 'mmol/L', 'साढ़े सात', '7.5'],
  ['7', 'mmol/L', 'सात पॉइंट कुछ', 'सात पॉइंट कुछ'],
])('%s %s is not what "%s" says', (...[value, unit, said, told]) =>
  expect(readBackDiffers({ value, unit }, said)).toBe(told),
);
