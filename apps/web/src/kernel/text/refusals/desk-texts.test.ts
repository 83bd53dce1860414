import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '../language.ts';
import { sayAtDesk } from './desk-texts.ts';

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
});
afterEach(async () => {
  await setLanguage('en');
  vi.unstubAllGlobals();
});

test('what a form says before it sends is said in the language of the screens', async () => {
  const over = { over: '₹ 10', due: '₹ 90' };
  expect(sayAtDesk('payment-over-due', over)).toBe('The payments are ₹ 10 more than the due of ₹ 90');
  await setLanguage('hi');
  expect(sayAtDesk('payment-over-due', over)).toBe('पेमेंट ₹ 90 के बकाया से ₹ 10 ज़्यादा हैं');
  await setLanguage('mr');
  expect(sayAtDesk('upi-reference-missing')).toBe('ही लॅब प्रत्येक UPI पेमेंटचा संदर्भ विचारते');
});
