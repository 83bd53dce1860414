import { expect, it } from 'vitest';
import { addressList, isListed } from '../kernel/outgoing/address-list.ts';
import { callableAddress } from './callable-address.ts';

it.each([
  ['a machine in the lab', '192.168.1.20', ['uniquelocal'], '192.168.1.20'],
  ['this machine', '127.0.0.1', ['uniquelocal'], null],
  ['this machine over version 6', '::1', ['uniquelocal'], null],
  ['what clouds tell themselves', '169.254.169.254', ['uniquelocal'], null],
  ['the world', '203.0.113.9', ['uniquelocal'], null],
  ['this machine where that is allowed', '127.0.0.1', ['loopback'], '127.0.0.1'],
  ['a subnet that is named', '203.0.113.9', ['203.0.113.0/24'], '203.0.113.9'],
  ['an address that is named', '203.0.113.9', ['203.0.113.9'], '203.0.113.9'],
])('%s', async (...[, host, networks, address]) => {
  expect(await callableAddress(host, (one) => isListed(addressList(networks), one))).toBe(address);
});
