import { readConfig } from './kernel/config.ts';
import { explainFailure } from './kernel/explain-failure.ts';
import { ownAddressAdvice } from './kernel/own-address-advice.ts';
import { requireFreePort } from './kernel/http/serving/require-free-port.ts';
import { withMessageSimulator } from './message-simulator.ts';
import { withSecretKey } from './kernel/secrets/secret-key.ts';
import { prepareNidan } from './prepare-nidan.ts';
import { startServer } from './start-server.ts';

type Stop = () => Promise<void>;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** A database that takes no more connections and does not end would be waited for without end. */
const LONGEST_STOP_MS = 30_000;

function giveUpStopping(): void {
  process.stderr.write(
    `Not everything stopped within ${LONGEST_STOP_MS / 1_000} s; the next start sets it right.\n`,
  );
  process.exit(1);
}

/** What has been started so far, in that order; stopped in the reverse one. */
const started: Stop[] = [];
let stopping: Promise<void> | null = null;

async function stopAll(): Promise<void> {
  while (started.length > 0) await started.pop()?.();
}

function stopAndExit(code: number): void {
  if (stopping === null) setTimeout(giveUpStopping, LONGEST_STOP_MS).unref();
  stopping ??= stopAll().then(
    () => process.exit(code),
    () => process.exit(1),
  );
}

function stopOnSignal(): void {
  if (stopping === null) say('Stopping …');
  stopAndExit(0);
}

async function start(): Promise<void> {
  const own = withSecretKey(readConfig(process.env));
  await requireFreePort(own);
  const config = await withMessageSimulator(own, { say, started });
  const database = await prepareNidan(config, {
    say,
    started,
    onDatabaseGone: (reason) => {
      process.stderr.write(`The database ended and does not come back: ${reason}\n`);
      stopAndExit(1);
    },
  });
  const server = await startServer(config, database.urls);
  started.push(() => server.stop());
  say('');
  say(`  Nidan is ready at ${server.address}`);
  for (const line of database.signIns) say(`  ${line}`);
  if (config.messageSimulator !== null) {
    say(`  Messages of the demo lab can be read at ${config.messageSimulator.url}`);
  }
  if (server.advice !== null) say(`  ${server.advice}`);
  for (const line of ownAddressAdvice(config)) say(`  ${line}`);
  say('  Ctrl-C stops it.');
}

/** Starts the database where it is embedded, brings it up to date and serves; a failure is told and ends the process. */
export async function runNidan(): Promise<void> {
  process.on('SIGINT', stopOnSignal);
  process.on('SIGTERM', stopOnSignal);
  try {
    await start();
  } catch (error) {
    // What was stopped on a signal fails whoever still used it.
    if (stopping === null) process.stderr.write(`${explainFailure(error, process.env['LOG_LEVEL'])}\n`);
    stopAndExit(1);
  }
}
