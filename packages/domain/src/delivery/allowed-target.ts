/** A host that may be called: a name, the end of names (`.example.com`), or a name with a port. */
export type AllowedTarget = string;

export type TargetFault = 'no-url' | 'not-https' | 'signed-in' | 'bare-address' | 'not-listed';

const ADDRESS = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[.*\])$/u;

function isListed({ hostname, host }: URL, allowed: readonly AllowedTarget[]): boolean {
  return allowed.some((target) =>
    target.startsWith('.') ? hostname.endsWith(target) : target === host || target === hostname,
  );
}

/**
 * What keeps the server from calling a URL that somebody gave; null: nothing. Only https, only what is listed, on port 443 or the listed one, no user in
 * it, and no bare address unless that very address with its port is listed. Where a name leads is looked at once more when it is called.
 */
export function targetFault(text: string, allowed: readonly AllowedTarget[]): TargetFault | null {
  const url = URL.parse(text);
  if (url === null || !['https:', 'http:'].includes(url.protocol)) return 'no-url';
  if (url.username !== '' || url.password !== '') return 'signed-in';
  const isExact = allowed.includes(url.host) && url.port !== '';
  if (ADDRESS.test(url.hostname) && !isExact) return 'bare-address';
  // A name is called on the port of https alone, unless it is listed with another one.
  if (url.port !== '' && !isExact) return 'not-listed';
  if (!isListed(url, allowed)) return 'not-listed';
  return url.protocol === 'http:' && !isExact ? 'not-https' : null;
}
