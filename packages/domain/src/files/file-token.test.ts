import { expect, it } from 'vitest';
import { fileToken, parseFileToken } from './file-token.ts';

const fileId = '01a1f8a2-1b77-76c0-afb5-bef19b9f3671';

it.each([1, 35, 36, 2_147_483_647])('lab %d comes back', (lId) => {
  expect(parseFileToken(fileToken({ lId, fileId }))).toEqual({ lId, fileId });
});

it.each([
  '',
  fileId,
  `0-${fileId}`,
  `-1-${fileId}`,
  `zzzzzz-${fileId}`,
  `1-${fileId}x`,
  `1-${fileId.toUpperCase()}`,
  '1-../../etc/passwd',
  `1-${fileId}\0`,
])('%j is no link', (token) => {
  expect(parseFileToken(token)).toBeNull();
});
