import { parseArgs } from 'node:util';
import { readConfig } from './kernel/config.ts';
import { explainFailure } from './kernel/explain-failure.ts';
import { restoreAndProve } from './restore-and-prove.ts';

/*
 * `npm run restore -- --from <backup> --to <new NIDAN_DATA> [--archive <folder>] [--until 2026-11-20T18:30:00+05:30]` makes a
 * new data folder of a backup, up to a moment when the archive of the log is given, and proves it: invariants and audit
 * trail. Ends with 0 when both hold, 1 when one does not, 2 when nothing could be restored.
 */

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    to: { type: 'string' },
    archive: { type: 'string' },
    until: { type: 'string' },
  },
});
try {
  const { from, to, archive, until } = values;
  if (from === undefined || to === undefined)
    throw new Error('Say --from <backup> and --to <new NIDAN_DATA>');
  const { archiveDir } = readConfig(process.env);
  const plan = { from, to, archive: archive ?? archiveDir, until: until ?? null, say };
  process.exitCode = (await restoreAndProve(plan)) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${explainFailure(error, process.env['LOG_LEVEL'])}\n`);
  process.exitCode = 2;
}
