import { type AllowedTarget, targetFault, type TargetFault } from '@nidan/domain/delivery/allowed-target';
import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** Addresses inside: this machine, the house, links, and what is none (ASVS 1.3.6). */
const inner = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  inner.addSubnet(net, bits, 'ipv4');
  // The same as an address of IPv6.
  inner.addSubnet(`::ffff:${net}`, 96 + bits, 'ipv6');
}
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  inner.addSubnet(net, bits, 'ipv6');
}

/** True for an address of this machine, of a house or of a link. */
export function isInnerAddress(address: string): boolean {
  return inner.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** An address that is not to be called. */
export class TargetRefused extends Error {
  readonly fault: TargetFault | 'inner-address';

  constructor(fault: TargetFault | 'inner-address') {
    super(`This address is not to be called: ${fault}`);
    this.name = 'TargetRefused';
    this.fault = fault;
  }
}

export interface GuardedAddress {
  readonly address: string;
  readonly family: number;
}

/**
 * Where a URL leads, looked up once so that the very address that was looked at is called; throws `TargetRefused` for what is not listed,
 * or leads inside without being listed exactly, with its port. A name that nobody knows fails as the lookup does.
 */
export async function guardedAddress(
  target: string,
  allowed: readonly AllowedTarget[],
): Promise<GuardedAddress> {
  const fault = targetFault(target, allowed);
  if (fault !== null) throw new TargetRefused(fault);
  const { hostname, host, port } = new URL(target);
  const found = await lookup(hostname.replace(/^\[|\]$/gu, ''), { all: true });
  const [first] = found;
  if (first === undefined) throw new Error(`${hostname} leads nowhere`);
  const isExact = port !== '' && allowed.includes(host);
  if (!isExact && found.some(({ address }) => isInnerAddress(address)))
    throw new TargetRefused('inner-address');
  return first;
}
