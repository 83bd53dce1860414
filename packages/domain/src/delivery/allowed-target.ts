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
 * Why the server may not call a URL that somebody gave; null when it may. Allowed is https to a listed name, on port 443 or the port that is
 * listed with it, without a user in the URL. An address is allowed only where it is listed with its port. The address of a name is checked
 * again when it is called.
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
