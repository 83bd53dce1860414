import { MINUTE } from '@nidan/domain/time/durations';
import { urgencyAt } from '@nidan/domain/time/turn-around';
import { TatBadge } from '../../../kernel/ui/values/TatBadge.tsx';

interface TimeLeftProps {
  readonly dueAt: string;
  readonly tatHours: number;
  readonly now: Date;
}

/** Time left of a turn-around, hotter as it runs out; nothing for a test without a target. */
export function TimeLeft({ dueAt, tatHours, now }: TimeLeftProps) {
  if (tatHours <= 0) return null;
  const due = new Date(dueAt);
  return <TatBadge heat={urgencyAt(now, due, tatHours)} minutes={(due.getTime() - now.getTime()) / MINUTE} />;
}
