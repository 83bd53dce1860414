import { BlockList, isIPv6 } from 'node:net';

const MAPPED = new BlockList();
MAPPED.addSubnet('::ffff:0:0', 96, 'ipv6');

/** The 64 bits of an IPv6 address that one line is given, as four groups; the groups after `::` counted from the end. */
function networkOf(address: string): string {
  const [head = '', tail = ''] = address.split('::');
  const before = head.split(':').filter((group) => group !== '');
  const after = tail.split(':').filter((group) => group !== '');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = address.includes('::') ? [...before, ...zeros, ...after] : before;
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** What counts as one address when tries are counted: an IPv4 address, or the /64 network of an IPv6 one. */
export function addressGroup(address: string): string {
  const [plain = address] = address.split('%');
  if (!isIPv6(plain)) return plain;
  if (MAPPED.check(plain, 'ipv6')) return /(?<v4>\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.groups?.['v4'] ?? plain;
  return networkOf(plain);
}
