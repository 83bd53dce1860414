import type { StageCount, StageRowView } from '@nidan/contract/lab/stages/case-view';
import { useZone } from '../../../kernel/session/session.ts';
import { showDate, showTime } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { useNow } from '../../../kernel/ui/values/use-now.ts';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import type { IconName } from '../../../kernel/ui/values/icon-drawings.tsx';
import styles from './Stages.module.css';
import { stagesTexts } from './texts/stages-texts.ts';

type Look = 'waits' | 'ready' | 'running' | 'done' | 'rejected';

const ICON = {
  waits: 'ring',
  ready: 'play',
  running: 'clock',
  done: 'tick',
  rejected: 'error',
} as const satisfies Record<Look, IconName>;

const LOOK_OF = {
  NOT_STARTED: 'waits',
  READY_TO_RUN: 'ready',
  STARTED: 'running',
  COMPLETED: 'done',
  REJECTED: 'rejected',
} as const satisfies Record<StageRowView['state'], Look>;

/** A state as symbol and words: it reads without its colour. */
export function StageMark({ look, words }: { readonly look: Look; readonly words: string }) {
  return (
    <span className={`${styles.mark} ${styles[look]}`}>
      <Icon name={ICON[look]} size={12} />
      <span className="cut">{words}</span>
    </span>
  );
}

/** How far a thing is in a stage. */
export function StageCell({ row }: { readonly row: StageRowView | undefined }) {
  const t = useTexts(stagesTexts);
  const zone = useZone();
  const now = useNow(60_000);
  if (row === undefined) return null;
  const look = lookOf(row);
  const at = row.rejectedAt ?? row.completedAt ?? row.startedAt;
  return <StageMark look={look} words={at === null ? t(look) : shortTime(at, { zone, now })} />;
}

/** The time of today, else the day: what a narrow cell has room for. */
function shortTime(at: string, { zone, now }: { readonly zone: string; readonly now: Date }): string {
  const isToday = showDate(at, zone) === showDate(now, zone);
  return isToday ? showTime(at, zone) : showDate(at, zone).slice(0, 5);
}

export function lookOf({ state }: Pick<StageRowView, 'state'>): Look {
  return LOOK_OF[state];
}

/** How far the things of a case are in a stage, together. */
export function CountCell({ count }: { readonly count: StageCount | undefined }) {
  const t = useTexts(stagesTexts);
  if (count === undefined) return null;
  const { things, done, running, ready, rejected, by } = count;
  if (things > 0 && done === things) return <StageMark look="done" words={t('done')} />;
  const some = t('some', { done, all: things });
  if (running > 0) return <StageMark look="running" words={things > 1 ? some : (by ?? t('running'))} />;
  if (ready > 0) return <StageMark look="ready" words={done > 0 ? some : t('ready')} />;
  if (rejected > 0) return <StageMark look="rejected" words={t('rejected')} />;
  return <StageMark look="waits" words={done > 0 ? some : t('waits')} />;
}
