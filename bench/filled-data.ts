import { execFileSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { embeddedFolder } from '@nidan/server/kernel/postgres/find-database';

/**
 * Puts the data of a filled demo lab into the folder of a database, where BENCH_DATA names some: the tests fill one for all.
 * Answers whether it did; a server that finds nothing fills its own.
 */
export function takeFilledData(dataDir: string): boolean {
  const { BENCH_DATA: from = '' } = process.env;
  if (from === '') return false;
  // The files of the copy keep their owner, whom the database runs as.
  execFileSync('cp', ['-a', `${embeddedFolder({ dataDir: from })}/.`, dataDir]);
  copyFileSync(join(from, 'secret.key'), join(dataDir, 'secret.key'));
  return true;
}
