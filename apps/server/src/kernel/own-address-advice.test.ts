import { expect, it } from 'vitest';
import { ownAddressAdvice } from './own-address-advice.ts';

it.each([
  [null, '127.0.0.1', true],
  [null, '0.0.0.0', true],
  [null, '::1', true],
  ['http://localhost:8080', '0.0.0.0', true],
  ['https://lab.example', '127.0.0.1', false],
  [null, '192.0.2.7', false],
])('with PUBLIC_URL %s on %s it is said that codes lead to this machine: %s', (publicUrl, host, said) => {
  expect(ownAddressAdvice({ publicUrl, host, port: 8080 }).length > 0).toBe(said);
});
