import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Config, MessageSimulator } from './kernel/config.ts';

const PROGRAM = fileURLToPath(new URL('../../simulators/src/msg-sim/main.ts', import.meta.url));
/** Below the port of the product, so that two products beside each other have two inboxes. */
const BELOW = { inbox: 1_030, mail: 1_055 };
const LONGEST_START_MS = 20_000;

interface Starting {
  readonly say: (line: string) => void;
  readonly started: (() => Promise<void>)[];
}

function isSimulator(told: unknown): told is MessageSimulator {
  const partOf = (name: string): unknown => Reflect.get(Object(told), name);
  return (
    typeof partOf('url') === 'string' &&
    typeof partOf('smtpUrl') === 'string' &&
    Object(partOf('keys')) === partOf('keys') &&
    Object(partOf('browser')) === partOf('browser')
  );
}

/** The first line that it writes: where it is. Null when it ends without one, or does not come in time. */
function firstLine(child: ChildProcess): Promise<MessageSimulator | null> {
  return new Promise((resolve) => {
    let said = '';
    const timer = setTimeout(() => resolve(null), LONGEST_START_MS);
    const end = (simulator: MessageSimulator | null): void => {
      clearTimeout(timer);
      resolve(simulator);
    };
    child.once('exit', () => end(null));
    child.once('error', () => end(null));
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const [line, rest] = said.split('\n');
      if (rest === undefined || line === undefined) return;
      const told: unknown = JSON.parse(line);
      end(isSimulator(told) ? told : null);
    });
  });
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

const hostOf = (address: string): string => address.replace(/^[a-z]+:\/\//u, '');

/**
 * Starts the stand-ins beside a demo lab where `npm start` runs, which tests and benches do not, and lets the lab call them. One that cannot
 * start is told and left out: messages wait.
 */
export async function withMessageSimulator(config: Config, { say, started }: Starting): Promise<Config> {
  if (!config.demo || process.env['npm_lifecycle_event'] !== 'start') return config;
  const { port, host } = config;
  const child = fork(PROGRAM, {
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
    execArgv: ['--max-old-space-size=128'],
    env: {
      ...process.env,
      MSG_SIM_PORT: process.env['MSG_SIM_PORT'] ?? String(Math.max(port - BELOW.inbox, 0)),
      MSG_SIM_SMTP_PORT: process.env['MSG_SIM_SMTP_PORT'] ?? String(Math.max(port - BELOW.mail, 0)),
      MSG_SIM_WEBHOOK: `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}/api/integration`,
    },
  });
  started.push(() => stop(child));
  const messageSimulator = await firstLine(child);
  if (messageSimulator === null) {
    say('The simulated inbox could not start: is its port taken? Messages of the demo lab wait.');
    return config;
  }
  const { url, smtpUrl } = messageSimulator;
  return {
    ...config,
    messageSimulator,
    messageTargets: [...config.messageTargets, hostOf(url), hostOf(smtpUrl)],
    pushTargets: [...config.pushTargets, hostOf(url)],
  };
}
