import { prepareNidan } from './prepare-nidan.ts';
import { readConfig } from './kernel/config.ts';
import { explainFailure } from './kernel/explain-failure.ts';
import { requireFreePort } from './kernel/http/require-free-port.ts';
import { startServer } from './start-server.ts';

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  await requireFreePort(config);
  const database = await prepareNidan(config, say);
  const server = await startServer(config, database.urls).catch(async (error: unknown) => {
    await database.stop();
    throw error;
  });
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    say('Stopping …');
    void server
      .stop()
      .then(() => database.stop())
      .then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  say('');
  say(`  Nidan is ready at ${server.address}`);
  for (const line of database.signIns) say(`  ${line}`);
  say('  Ctrl-C stops it.');
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${explainFailure(error, process.env['LOG_LEVEL'])}\n`);
  process.exit(1);
}
