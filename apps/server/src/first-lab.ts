import { parseArgs } from 'node:util';
import { readConfig } from './kernel/config.ts';
import { explainFailure } from './kernel/explain-failure.ts';
import { findDatabase } from './kernel/postgres/find-database.ts';
import { withSecretKey } from './kernel/secrets/secret-key.ts';
import { openFirstLab } from './open-first-lab.ts';

/*
 * `npm run -s first-lab -- --name <lab> --prefix <letters> --firm <firm> --address <address> --phone <phone> --username <user>
 * --person <name> [--location <place>] [--gstin <number>]` opens the first lab of an empty database and prints the one-time
 * password of its administrator. Ends with 2, and nothing written, when a field is wrong or there is a lab already.
 */

const text = { type: 'string', default: '' } as const;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      name: text,
      prefix: text,
      firm: text,
      gstin: { type: 'string' },
      location: { type: 'string', default: 'Main lab' },
      address: text,
      phone: text,
      username: text,
      person: text,
    },
  });
  const { name, prefix, firm, gstin, location, address, phone, username, person } = values;
  const config = withSecretKey(readConfig(process.env));
  const { urls, release } = await findDatabase(config);
  try {
    const password = await openFirstLab(config, urls, {
      name,
      prefix,
      firm: { name: firm, ...(gstin === undefined ? {} : { gstin }) },
      location: { name: location, address, phone },
      administrator: { username, name: person },
    });
    process.stdout.write(
      `${name} is open. ${username} signs in with ${password} and chooses another password.\n`,
    );
    process.stdout.write(`Start with PLATFORM_OPERATOR=${username} NIDAN_DEMO=0 to open further labs.\n`);
  } finally {
    await release();
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${explainFailure(error, process.env['LOG_LEVEL'])}\n`);
  process.exitCode = 2;
}
