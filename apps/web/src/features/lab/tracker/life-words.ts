import { MINUTE } from '@nidan/domain/time/durations';
import type { LifeStepView } from '@nidan/contract/lab/tracker/life-view';
import type { TrackT } from './texts/track-texts.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** A span as people say it: '40 s', '21 min', '1 h 5 min', '2 d 3 h'. */
export function spanWords(t: TrackT, ms: number): string {
  const minutes = Math.floor(ms / MINUTE);
  if (minutes < 1) return t('seconds', { count: Math.floor(ms / 1_000) });
  if (minutes < HOUR) return t('minutes', { count: minutes });
  const hours = Math.floor(minutes / HOUR);
  if (minutes < DAY) return t('hours', { hours, minutes: minutes % HOUR });
  return t('days', { days: Math.floor(hours / 24), hours: hours % 24 });
}

const STEP_WORDS = [
  'create',
  'collect',
  'accession',
  'accessionInDepartment',
  'undoCollect',
  'undoAccession',
  'undoAccessionInDepartment',
  'printLabel',
  'reject',
  'replace',
  'cancel',
  'enterResults',
  'requestRerun',
  'startRerun',
  'chooseRerun',
  'clearValues',
  'pack',
  'unpack',
  'send',
  'archive',
  'moveInStorage',
  'retrieve',
  'dispose',
  'giveBack',
  'fillAliquot',
  'outsource',
  'riderAccept',
  'riderCollect',
  'riderHandOver',
  'temperature',
] as const;

/** What a step was, in words. */
export function stepWords(t: TrackT, { action }: Pick<LifeStepView, 'action'>): string {
  return t(STEP_WORDS.find((one) => one === action) ?? 'otherStep');
}

const SOURCE_WORDS = {
  scan: 'howScan',
  hand: 'howHand',
  print: 'howPrint',
  values: 'howValues',
  record: 'howRecord',
} as const satisfies Record<LifeStepView['how'], string>;

/** How a step is known, what it was about, and its reason: 'scan, BOX-000042, reason: leaked'. */
export function sourceWords(t: TrackT, { how, about, reason, isUndone }: LifeStepView): string {
  const parts = [
    t(SOURCE_WORDS[how]),
    about,
    reason === null ? null : t('reason', { reason }),
    isUndone ? t('undone') : null,
  ];
  return parts.filter((part) => part !== null).join(', ');
}
