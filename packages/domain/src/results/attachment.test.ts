import { expect, test } from 'vitest';
import { attachmentText } from './attachment.ts';

test.each([
  [{ mediaType: 'image/png', pages: 1 }, 'attached: 1 picture'],
  [{ mediaType: 'image/jpeg', pages: 1 }, 'attached: 1 picture'],
  [{ mediaType: 'application/pdf', pages: 1 }, 'attached: 1 page'],
  [{ mediaType: 'application/pdf', pages: 3 }, 'attached: 3 pages'],
])('%o reads %s', (file, text) => {
  expect(attachmentText(file)).toBe(text);
});
