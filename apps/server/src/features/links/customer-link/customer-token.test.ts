import { expect, test } from 'vitest';
import { readConfig } from '../../../kernel/config.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import { customerUrl, readCustomerToken } from './customer-token.ts';

const config = readConfig({ NIDAN_SECRET_KEY: 'a5'.repeat(32) });

test('a link has one address', () => {
  const link = { lId: 1, linkId: newId() };
  const token = customerUrl(config, link).split('/t/')[1] ?? '';
  expect(readCustomerToken(config, token)).toEqual(link);
  expect(readCustomerToken(config, `0${token}`)).toBeNull();
  expect(readCustomerToken(config, `2${token.slice(1)}`)).toBeNull();
});
