import { lookup } from 'node:dns/promises';

/**
 * The address of a host, looked up once, so that the address that was checked is the one that is called; null when links may not call it:
 * a lab gives the host, and the server stands where other things listen.
 */
export async function callableAddress(
  host: string,
  mayCall: (address: string) => boolean,
): Promise<string | null> {
  const { address } = await lookup(host);
  return mayCall(address) ? address : null;
}
