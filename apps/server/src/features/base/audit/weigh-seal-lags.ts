import type { Client } from 'pg';
import { asChecker } from '../../../kernel/database/as-checker.ts';
import { type Finding, weigh } from '../../../kernel/doctor/finding.ts';
import { readSealLags } from './seal-lag.query.ts';

/** Whether the audit trail of every lab is sealed in time, and whole by its last proof. */
export async function weighSealLags(client: Client): Promise<Finding[]> {
  const lags = await asChecker(client, () => readSealLags(client));
  const seconds = Math.max(0, ...lags.map((lag) => lag.seconds));
  const waiting = lags.reduce((sum, lag) => sum + lag.waiting, 0);
  const broken = lags.filter(({ breaks }) => breaks > 0).map(({ lId }) => lId);
  return [
    {
      name: 'seal of the audit trail',
      gravity: weigh(seconds, { warning: 120, fault: 3_600 }),
      found:
        waiting === 0
          ? 'every event is sealed'
          : `${waiting} events wait, the oldest for ${Math.round(seconds)} s`,
      advice: 'Start a server that works jobs; a transaction that stays open holds the sealing back as well',
    },
    {
      name: 'proof of the audit trail',
      gravity: broken.length === 0 ? 'ok' : 'fault',
      found:
        broken.length === 0
          ? 'the last one of each lab found it whole'
          : `broken in lab ${broken.join(', ')}`,
      advice: 'npm run -s audit:verify says what was edited, removed, inserted or cut',
    },
  ];
}
