import type { Config } from './config.ts';

const OWN = new Set(['localhost', '127.0.0.1', '[::1]', '::1', '0.0.0.0', '::']);

/** What the start says while the address in QR codes leads to this machine alone, which no patient's phone can open; else nothing. */
export function ownAddressAdvice({
  publicUrl,
  host,
  port,
}: Pick<Config, 'publicUrl' | 'host' | 'port'>): string[] {
  const address = publicUrl ?? `http://${host}:${port}`;
  const name = URL.canParse(address) ? new URL(address).hostname : host;
  if (!OWN.has(name)) return [];
  return [
    `QR codes on bills and reports lead to ${address}, which is this machine itself: no phone of a patient can open it.`,
    'Start with PUBLIC_URL=https://… to put the address there that patients reach.',
  ];
}
