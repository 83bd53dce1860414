import {
  readAgencyAccount,
  setAgencyLimit,
} from '@nidan/contract/money/agency-billing/agency-account-endpoints';
import type { DemoClient } from '../demo-client.ts';
import { once } from '../once.ts';

interface Limit {
  readonly agencyId: string;
  readonly limitPaise: number;
  readonly creditDays?: number;
  readonly reason: string;
}

/** Sets what an agency may owe, under a name that no other change has. */
export async function agreeLimit(manager: DemoClient, as: string, limit: Limit): Promise<void> {
  await once(manager, as, {
    endpoint: setAgencyLimit,
    body: async () => {
      const { agencyId } = limit;
      const { version } = await manager.call(readAgencyAccount, { query: { agencyId } });
      return { ...limit, version };
    },
  });
}
