import { expect, it } from 'vitest';
import { typedPrice } from './typed-price.ts';

it.each([
  ['425', { is: 'price', pricePaise: 42_500, isFree: false }],
  [' ₹ 1,425.00 ', { is: 'price', pricePaise: 142_500, isFree: false }],
  ['Free', { is: 'price', pricePaise: 0, isFree: true }],
  ['-', { is: 'none' }],
  ['', { is: 'none' }],
  ['0', { is: 'unread', why: 'zero' }],
  ['2l5', { is: 'unread', why: 'number' }],
  ['-5', { is: 'unread', why: 'negative' }],
  ['−₹ 1,250', { is: 'unread', why: 'negative' }],
  ['-2l5', { is: 'unread', why: 'number' }],
  ['12.50', { is: 'unread', why: 'number' }],
])('%j', (text, said) => {
  expect(typedPrice(text)).toEqual(said);
});
