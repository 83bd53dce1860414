import { addPayee, makePayout, movePayout } from '@nidan/contract/money/payouts/payout-endpoints';
import { addDays } from '@nidan/domain/time/calendar-date';
import { calendarDateIn, DEFAULT_ZONE } from '@nidan/domain/time/zone';
import { newId } from '../../kernel/database/new-id.ts';
import type { DemoClient } from '../demo-client.ts';
import type { DemoLife } from '../demo-visit.ts';

const HOURS_AGO = 3;
const EVERYTHING = { testId: null, departmentId: null, agencyId: null };

/** Doctors by their place in the list of names: 10 % of what came, more beyond ₹5,000; ₹40 for each test. */
const PAYEES = [
  {
    doctor: 0,
    accountName: 'Anil Bhonsle',
    accountNo: '50100023456781',
    pan: 'AAAPB1234C',
    slabs: [
      { fromPaise: 0, basisPoints: 1_000, fixedPaise: null },
      { fromPaise: 500_000, basisPoints: 1_200, fixedPaise: null },
    ],
  },
  {
    doctor: 3,
    accountName: 'Meher Daruwala',
    accountNo: '50100034567812',
    pan: null,
    slabs: [{ fromPaise: 0, basisPoints: null, fixedPaise: 4_000 }],
  },
] as const;

interface PayoutPeople {
  readonly accounts: DemoClient;
  readonly manager: DemoClient;
}

/** Gives two doctors a share: one payout was paid, one is approved, one waits for its approval. */
export async function keepDemoPayouts(
  { staff, clock }: Pick<DemoLife, 'staff' | 'clock'>,
  { accounts, manager }: PayoutPeople,
): Promise<void> {
  clock.setHoursAgo(HOURS_AGO);
  const today = calendarDateIn(DEFAULT_ZONE, clock.now());
  for (const { doctor, accountName, accountNo, pan, slabs } of PAYEES) {
    const as = `payee ${doctor}`;
    const { payeeId } = await accounts.call(addPayee, {
      as,
      body: {
        payeeId: newId(),
        doctorId: staff.doctorIds[doctor] ?? '',
        since: addDays(today, -30),
        tdsSection: '194J',
        pan,
        accountName,
        accountNo,
        ifsc: 'HDFC0000123',
        rules: [{ ruleId: newId(), ...EVERYTHING, slabs: [...slabs] }],
      },
    });
    const { payoutId, version } = await accounts.call(makePayout, {
      as: `${as} payout`,
      body: { payoutId: newId(), payeeId, toDay: addDays(today, -2) },
    });
    const approved = await manager.call(movePayout, {
      as: `${as} approved`,
      body: { payoutId, version, action: 'approve' },
    });
    if (doctor > 0) continue;
    await accounts.call(movePayout, {
      as: `${as} paid`,
      body: { payoutId, version: approved.version, action: 'pay', reference: 'HDFCN52026112600017' },
    });
    await accounts.call(makePayout, {
      as: `${as} next payout`,
      body: { payoutId: newId(), payeeId, toDay: today },
    });
  }
}
