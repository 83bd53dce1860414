import { MINUTE } from '@nidan/domain/time/durations';
import type { BillTestView } from '@nidan/contract/money/bills/bill-view';
import { urgencyAt } from '@nidan/domain/time/turn-around';
import { useZone } from '../../../../kernel/session/session.ts';
import { showTime } from '../../../../kernel/text/show-date.ts';
import { TatBadge } from '../../../../kernel/ui/values/TatBadge.tsx';

/** When a test was ready, or how much of its time is left; nothing for a cancelled one. */
export function TestDue({ test, now }: { readonly test: BillTestView; readonly now: Date }) {
  const zone = useZone();
  const done = test.checkedAt ?? test.completedAt;
  if (test.test_state === 'canceled') return null;
  if (done !== null) return <span className="muted">{showTime(done, zone)}</span>;
  const due = new Date(test.due_at);
  const minutes = Math.trunc((due.getTime() - now.getTime()) / MINUTE);
  return <TatBadge heat={urgencyAt(now, due, test.dv.tat_h)} minutes={minutes} />;
}
