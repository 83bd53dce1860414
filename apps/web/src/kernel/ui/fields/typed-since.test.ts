import { expect, test } from 'vitest';
import { typedSince } from './typed-since.ts';

const sent = { name: 'Serum', places: ['a'] };

test('what was sent is not typed any more', () => {
  expect(typedSince(sent, { ...sent })).toEqual({});
});

test('what was typed over it while it travelled stays', () => {
  expect(typedSince<typeof sent>({ ...sent, name: 'Plasma' }, sent)).toEqual({ name: 'Plasma' });
  expect(typedSince<typeof sent>({ places: [] }, { places: sent.places })).toEqual({ places: [] });
});

test('a field that was not sent stays', () => {
  expect(typedSince<typeof sent>(sent, { name: 'Serum' })).toEqual({ places: ['a'] });
});
