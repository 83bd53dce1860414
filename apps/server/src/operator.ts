import { parseArgs } from 'node:util';
import { isUsername } from '@nidan/domain/identity/username';
import { giveOperatorSignIn } from './features/base/identity/give-operator-sign-in.ts';
import { readConfig } from './kernel/config.ts';
import { openDatabase } from './kernel/database/connections/open-database.ts';
import { explainFailure } from './kernel/explain-failure.ts';
import { findDatabase } from './kernel/postgres/find-database.ts';

/*
 * `npm run -s operator -- [--username <user>] [--name <person>]` gives the platform operator, whom PLATFORM_OPERATOR or the
 * option names, a one-time password and prints it; their second factor and sessions are gone. Where nobody has that user
 * name, an account of that person is made. Ends with 2, and nothing written, when it cannot.
 */

const text = { type: 'string' } as const;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { username: text, name: text } });
  const config = readConfig(process.env);
  const username = values.username?.trim().toLowerCase() ?? config.operator;
  if (username === null) throw new Error('Say --username <user>, or set PLATFORM_OPERATOR');
  if (!isUsername(username))
    throw new Error(`${username} is no user name: give small letters, digits, . _ -`);
  const { urls, release } = await findDatabase(config);
  const db = openDatabase({ url: urls.appUrl, size: 2, onError: () => undefined });
  try {
    const name = values.name?.trim() || null;
    const { password, isNew } = await giveOperatorSignIn({ db, clock: () => new Date() }, { username, name });
    const what = isNew ? 'has an account now and' : 'has no second factor and no open session any more, and';
    process.stdout.write(
      `${username} ${what} signs in with ${password}, chooses another password and sets up a second factor.\n`,
    );
    if (config.operator !== username) process.stdout.write(`Start with PLATFORM_OPERATOR=${username}.\n`);
  } finally {
    await db.destroy();
    await release();
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${explainFailure(error, process.env['LOG_LEVEL'])}\n`);
  process.exitCode = 2;
}
