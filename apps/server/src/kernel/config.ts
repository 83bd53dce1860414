import type { LogLevel } from '@nidan/domain/enumerations/audit';
import { isIP } from 'node:net';
import { join } from 'node:path';

/** Where stand-ins for the services that bring messages are, and the keys by which they are used. */
export interface MessageSimulator {
  readonly url: string;
  readonly smtpUrl: string;
  readonly keys: Readonly<Record<string, string>>;
  /** A browser that it plays, as it would let itself be told of notices. */
  readonly browser: { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
}

/** Settings from the environment, read once at start. Durations in milliseconds. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly databaseAppUrl: string | undefined;
  readonly databaseJobsUrl: string | undefined;
  /** A copy of the database for long reads, as the application's role; none unless told. */
  readonly databaseReadUrl: string | undefined;
  /** Fill an empty database with the demo lab. */
  readonly demo: boolean;
  /** Cookies go over TLS only and carry the prefix __Host-; set when the public address is https. */
  readonly secureCookies: boolean;
  readonly publicUrl: string | null;
  /** 32 bytes that protect what is kept encrypted and sign what is handed out; null until one is found or made. */
  readonly secretKey: Buffer | null;
  /** Addresses or subnets of the proxies in front, whose X-Forwarded-For is believed; null when there is none. */
  readonly trustedProxies: string[] | null;
  /** A session ends this long after signing in, whatever is done with it. */
  readonly sessionHours: number;
  /** A session that nobody used for this long is over. */
  readonly sessionIdleMinutes: number;
  readonly documentWorkers: number;
  /** Work the job queue in this process; a second server of the same database may leave it to the first. */
  readonly worksJobs: boolean;
  /** Serve people; a process that only works jobs or minds machines answers no more than how it is. */
  readonly servesPeople: boolean;
  /** Talk with machines in this process; of several that do, each link is minded by one. */
  readonly mindsMachines: boolean;
  /** Folders into which machines write files lie below it, one for each lab. */
  readonly machineFolder: string;
  /** Ports that links of machines may listen on; never a port that people open. */
  readonly machinePorts: { readonly from: number; readonly to: number };
  /** Addresses, subnets or their names that links of machines may listen at; null: not set. */
  readonly machineAddresses: readonly string[] | null;
  /** Addresses, subnets or their names that links of machines may call; null: not set. Labs give the address. */
  readonly machineNetworks: readonly string[] | null;
  readonly logLevel: LogLevel;
  /** A statement that takes longer is logged. */
  readonly slowStatementMs: number;
  /** Hold signed-in people to the calls a minute that an endpoint allows; off for load tests alone. */
  readonly limitsSessions: boolean;
  /** User name of the platform operator, who sets the standing of labs, in small letters; null when there is none. */
  readonly operator: string | null;
  /** UPI address that labs pay their account to; null when there is none. */
  readonly platformUpi: string | null;
  /** Where the payment gateway is called; labs give keys, never an address. */
  readonly paymentGatewayUrl: string;
  /** Where card terminals are reached. */
  readonly cardTerminalUrl: string;
  /** Hosts that labs may name for their messages, beside the public ones; one inside counts with its port alone. */
  readonly messageTargets: readonly string[];
  /** Push services that browsers may name beside the known ones; one inside counts with its port alone. */
  readonly pushTargets: readonly string[];
  /** Stand-ins for the services that bring messages, which run beside the demo lab; null where none does. */
  readonly messageSimulator: MessageSimulator | null;
  /** What a service that sends messages has for an answer, in milliseconds. */
  readonly messagePatienceMs: number;
  /** The help desk that people and labs ask, in words; null when it is not said. */
  readonly platformDesk: string | null;
  /** Folder that gets the log of the embedded database, file by file; null archives nothing. */
  readonly archiveDir: string | null;
  /** What whoever reads /metrics must show; null leaves them out. */
  readonly metricsToken: string | null;
  /** Where the ends of the sealed audit trail are written, outside the database; best on another machine's disk. */
  readonly auditFile: string;
}

function wholeNumber(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name}=${text}: give a whole number`);
  return value;
}

interface Bounds {
  readonly from: number;
  readonly to: number;
  readonly fallback: number;
}

function within(env: NodeJS.ProcessEnv, name: string, { from, to, fallback }: Bounds): number {
  const value = wholeNumber(env, name, fallback);
  if (value < from || value > to) throw new Error(`${name}=${value}: give a number from ${from} to ${to}`);
  return value;
}

function secretKeyOf({ NIDAN_SECRET_KEY: text = '' }: NodeJS.ProcessEnv): Buffer | null {
  if (text === '') return null;
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex');
  throw new Error('NIDAN_SECRET_KEY: give 64 hexadecimal digits, such as from `openssl rand -hex 32`');
}

function metricsTokenOf({ METRICS_TOKEN: token = '' }: NodeJS.ProcessEnv): string | null {
  if (token === '') return null;
  if (token.length >= 16) return token;
  throw new Error('METRICS_TOKEN: give at least 16 characters, such as from `openssl rand -hex 32`');
}

const OWN_MACHINE = ['127.0.0.1', '[::1]', 'localhost'];

/** The address of a service that is called, without a slash at its end; in clear text only on this machine. */
function serviceUrl(env: NodeJS.ProcessEnv, name: string, usual: string): string {
  const text = env[name] || usual;
  const url = URL.canParse(text) ? new URL(text) : null;
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && OWN_MACHINE.includes(url.hostname));
  if (!isSafe || url.search !== '' || url.username !== '') {
    throw new Error(`${name}=${text}: give an address that begins with https://, such as ${usual}`);
  }
  return text.replace(/\/+$/u, '');
}

/** Names that stand for a subnet. */
const SUBNETS = ['loopback', 'linklocal', 'uniquelocal'];

function isAddress(entry: string): boolean {
  return (
    SUBNETS.includes(entry) || (isIP(entry.split('/')[0] ?? '') > 0 && /^[^/]+(\/\d{1,3})?$/.test(entry))
  );
}

function addresses(env: NodeJS.ProcessEnv, name: string): string[] | null {
  const text = env[name];
  if (text === undefined || text === '') return null;
  const list = text.split(',').map((entry) => entry.trim());
  if (list.every(isAddress)) return list;
  throw new Error(`${name}=${text}: give addresses or subnets, such as 127.0.0.1,10.0.0.0/8`);
}

/** The ports of a setting such as `15000-15999`; refuses the port that people open, which a link would take from them. */
function machinePortsOf({ MACHINE_PORTS: text }: NodeJS.ProcessEnv, port: number): Config['machinePorts'] {
  const given = text || '15000-15999';
  const [, first, last] = /^(\d{4,5})-(\d{4,5})$/u.exec(given) ?? [];
  const [from, to] = [Number(first), Number(last)];
  if (!(from >= 1024 && to <= 65_535 && from <= to)) {
    throw new Error(`MACHINE_PORTS=${given}: give the first and the last port, such as 15000-15999`);
  }
  if (port >= from && port <= to) {
    throw new Error(`PORT=${port} is one of the ports of machines (MACHINE_PORTS=${given}): keep them apart`);
  }
  return { from, to };
}

const TARGET = /^(?:\.?(?:[a-z0-9-]+\.)+[a-z]{2,}|(?:[a-z0-9.-]+|\[[0-9a-f:]+\]):\d{1,5})$/u;

function targets(env: NodeJS.ProcessEnv, name: string): string[] {
  const list = (env[name] ?? '').split(',').map((entry) => entry.trim());
  const given = list.filter((entry) => entry !== '');
  if (given.every((entry) => TARGET.test(entry))) return given;
  throw new Error(
    `${name}=${env[name] ?? ''}: give hosts, such as api.sms.example.in,.mail.example.in,10.0.0.5:8025`,
  );
}

/** What a process does; everything unless told. */
const ROLES = ['all', 'web', 'worker', 'gateway'];

/** Reads the settings; throws a sentence naming the variable when one cannot be used. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const port = wholeNumber(env, 'PORT', 8080);
  if (port > 65_535) throw new Error(`PORT=${port}: give a port between 1 and 65535`);
  const publicUrl = env['PUBLIC_URL'] ?? null;
  const logLevel = env['LOG_LEVEL'] ?? 'error';
  if (logLevel !== 'error' && logLevel !== 'info' && logLevel !== 'debug') {
    throw new Error(`LOG_LEVEL=${logLevel}: give error, info or debug`);
  }
  const role = env['NIDAN_ROLE'] || 'all';
  if (!ROLES.includes(role)) throw new Error(`NIDAN_ROLE=${role}: give ${ROLES.join(', ')}`);
  const dataDir = env['NIDAN_DATA'] ?? '.nidan';
  return {
    host: env['HOST'] ?? '127.0.0.1',
    port,
    dataDir,
    databaseUrl: env['DATABASE_URL'] ?? null,
    databaseAppUrl: env['DATABASE_APP_URL'],
    databaseJobsUrl: env['DATABASE_JOBS_URL'],
    databaseReadUrl: env['DATABASE_READ_URL'] || undefined,
    demo: env['NIDAN_DEMO'] !== '0',
    secureCookies: env['SECURE_COOKIES'] === '1' || publicUrl?.startsWith('https:') === true,
    publicUrl,
    secretKey: secretKeyOf(env),
    trustedProxies: addresses(env, 'TRUSTED_PROXIES'),
    sessionHours: within(env, 'SESSION_HOURS', { from: 1, to: 24, fallback: 8 }),
    sessionIdleMinutes: within(env, 'SESSION_IDLE_MINUTES', { from: 5, to: 480, fallback: 30 }),
    documentWorkers: wholeNumber(env, 'DOCUMENT_WORKERS', 1),
    worksJobs: role === 'all' || role === 'worker',
    servesPeople: role === 'all' || role === 'web',
    mindsMachines: role === 'all' || role === 'gateway',
    machinePorts: machinePortsOf(env, port),
    machineAddresses: addresses(env, 'MACHINE_ADDRESSES'),
    machineNetworks: addresses(env, 'MACHINE_NETWORKS'),
    machineFolder: env['NIDAN_MACHINES'] || join(dataDir, 'machines'),
    limitsSessions: env['SESSION_LIMITS'] !== '0',
    logLevel,
    slowStatementMs: wholeNumber(env, 'SLOW_STATEMENT_MS', 500),
    operator: env['PLATFORM_OPERATOR']?.trim().toLowerCase() || null,
    platformUpi: env['PLATFORM_UPI'] || null,
    paymentGatewayUrl: serviceUrl(env, 'PAYMENT_GATEWAY_URL', 'https://api.razorpay.com'),
    cardTerminalUrl: serviceUrl(env, 'CARD_TERMINAL_URL', 'https://www.plutuscloudservice.in:8201'),
    messageTargets: targets(env, 'MESSAGE_TARGETS'),
    pushTargets: targets(env, 'PUSH_TARGETS'),
    messageSimulator: null,
    messagePatienceMs: within(env, 'MESSAGE_PATIENCE_MS', { from: 50, to: 60_000, fallback: 8_000 }),
    platformDesk: env['PLATFORM_DESK'] || null,
    archiveDir: env['NIDAN_ARCHIVE'] || null,
    metricsToken: metricsTokenOf(env),
    auditFile: env['NIDAN_AUDIT_FILE'] ?? join(dataDir, 'audit-ends.jsonl'),
  };
}
