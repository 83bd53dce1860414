import { expect, test } from 'vitest';
import { addressLine } from './address.ts';

test.each([
  [
    { addr_1: '12 Ring Road', addr_2: 'Block B', landmark: 'near temple', city: 'Pune', pincode: '411001' },
    '12 Ring Road Block B near temple Pune -411001',
  ],
  [{ addr_1: '12 Ring Road', addr_2: '', landmark: null, city: 'Pune' }, '12 Ring Road Pune'],
  [{ addr_1: ' 12 Ring Road ', city: 'Pune', pincode: ' ' }, '12 Ring Road Pune'],
  [{ pincode: '411001' }, ' -411001'],
  [{}, ''],
])('%o is %j', (address, line) => {
  expect(addressLine(address)).toBe(line);
});
