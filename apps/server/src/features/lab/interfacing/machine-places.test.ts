import { describe, expect, test } from 'vitest';
import { isLoopback, machinePlaces } from './machine-places.ts';

const machinePorts = { from: 15_000, to: 15_999 };

describe('machinePlaces', () => {
  test('keeps links inside the ports of the operator', () => {
    const { isPort } = machinePlaces({ machinePorts, machineAddresses: null, machineNetworks: null }, 1);
    expect([14_999, 15_000, 15_999, 16_000].map(isPort)).toEqual([false, true, true, false]);
  });

  test('lets the only lab of a server listen anywhere and call private networks', () => {
    const places = machinePlaces({ machinePorts, machineAddresses: null, machineNetworks: null }, 1);
    expect(['', '127.0.0.1', '0.0.0.0', '::', '192.168.1.2'].every(places.isListeningAddress)).toBe(true);
    expect(places.isListeningAddress('localhost')).toBe(false);
    expect(['192.168.1.20', '127.0.0.1', '203.0.113.9'].map(places.mayCall)).toEqual([true, false, false]);
  });

  test('keeps labs that share a server on loopback, and lets them call nobody', () => {
    const places = machinePlaces({ machinePorts, machineAddresses: null, machineNetworks: null }, 2);
    expect(['', '127.0.0.1', '::1'].every(places.isListeningAddress)).toBe(true);
    expect(['0.0.0.0', '::', '192.168.1.2'].some(places.isListeningAddress)).toBe(false);
    expect(['192.168.1.20', '127.0.0.1'].some(places.mayCall)).toBe(false);
  });

  test('follows the settings of the operator', () => {
    const set = { machinePorts, machineAddresses: ['10.0.0.5'], machineNetworks: ['10.1.0.0/16'] };
    const places = machinePlaces(set, 2);
    expect(['10.0.0.5', '127.0.0.1'].map(places.isListeningAddress)).toEqual([true, false]);
    expect(['10.1.2.3', '10.2.2.3'].map(places.mayCall)).toEqual([true, false]);
  });
});

test.each([
  ['', true],
  ['127.0.0.1', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['192.168.1.2', false],
  ['localhost', false],
])('isLoopback(%s): %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});
