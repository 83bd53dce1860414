import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it('has defaults for a first start on a PC', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    dataDir: '.nidan',
    databaseUrl: null,
    demo: true,
    secureCookies: false,
    trustedProxies: null,
    logLevel: 'error',
    operator: null,
    sessionHours: 8,
    sessionIdleMinutes: 30,
  });
});

it.each([
  ['', { worksJobs: true, servesPeople: true }],
  ['web', { worksJobs: false, servesPeople: true }],
  ['worker', { worksJobs: true, servesPeople: false }],
])('does what its role says: "%s"', (NIDAN_ROLE, expected) => {
  expect(readConfig({ NIDAN_ROLE })).toMatchObject(expected);
});

it('keeps the ports of machines apart from the port that people open', () => {
  expect(readConfig({}).machinePorts).toEqual({ from: 15_000, to: 15_999 });
  expect(readConfig({ MACHINE_PORTS: '4000-4100' }).machinePorts).toEqual({ from: 4000, to: 4100 });
  for (const wrong of ['80-90', '4000', '5000-4000', '4000-70000', 'a-b'])
    expect(() => readConfig({ MACHINE_PORTS: wrong })).toThrow('MACHINE_PORTS');
  expect(() => readConfig({ MACHINE_PORTS: '8000-9000' })).toThrow('PORT=8080');
  expect(() => readConfig({ PORT: '15500', NIDAN_ROLE: 'web' })).toThrow('keep them apart');
});

it('keeps cookies to TLS when it is told to, or its public address is', () => {
  expect(readConfig({ SECURE_COOKIES: '1' }).secureCookies).toBe(true);
  expect(readConfig({ PUBLIC_URL: 'https://lab.example' }).secureCookies).toBe(true);
  expect(readConfig({ PUBLIC_URL: 'http://lab.example' }).secureCookies).toBe(false);
});

it('takes the proxies in front as addresses, subnets or their names', () => {
  const TRUSTED_PROXIES = '127.0.0.1, 10.0.0.0/8,::1,loopback';
  expect(readConfig({ TRUSTED_PROXIES }).trustedProxies).toEqual([
    '127.0.0.1',
    '10.0.0.0/8',
    '::1',
    'loopback',
  ]);
});

it.each([
  ['NIDAN_ROLE', 'wep'],
  ['PORT', 'x'],
  ['PORT', '-1'],
  ['PORT', '70000'],
  ['SESSION_HOURS', '1.5'],
  ['SESSION_HOURS', '0'],
  ['SESSION_HOURS', '25'],
  ['SESSION_IDLE_MINUTES', '4'],
  ['LOG_LEVEL', 'loud'],
  ['TRUSTED_PROXIES', 'true'],
  ['TRUSTED_PROXIES', '10.0.0.0/x'],
  ['TRUSTED_PROXIES', '127.0.0.1,'],
  ['MESSAGE_TARGETS', 'api.sms.example,10.0.0.5'],
  ['MESSAGE_TARGETS', 'https://api.sms.example'],
  ['MESSAGE_PATIENCE_MS', '1'],
])('refuses %s=%s by a sentence that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name}=${value}: give`);
});

it('calls services over TLS, and in clear text on this machine alone', () => {
  expect(readConfig({}).paymentGatewayUrl).toBe('https://api.razorpay.com');
  expect(readConfig({ PAYMENT_GATEWAY_URL: 'http://127.0.0.1:7040/' }).paymentGatewayUrl).toBe(
    'http://127.0.0.1:7040',
  );
  for (const url of ['http://10.0.0.5', 'ftp://x.example', 'https://a:b@x.example', 'nothing']) {
    expect(() => readConfig({ CARD_TERMINAL_URL: url })).toThrow('CARD_TERMINAL_URL');
  }
});
