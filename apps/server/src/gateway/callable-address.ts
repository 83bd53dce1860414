import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

/** The networks that links may call, as they are set: addresses, subnets, or the names of some. */
export function callableNetworks(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks.flatMap((name) => NAMED[name] ?? [name])) {
    const [address = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
}

/**
 * The address that a host stands for, looked up once, so that what was looked at is what is called; null when links may not call it:
 * a lab gives the host, and the server stands where other things listen.
 */
export async function callableAddress(host: string, networks: BlockList): Promise<string | null> {
  const { address } = await lookup(host);
  return networks.check(address, familyOf(address)) ? address : null;
}
