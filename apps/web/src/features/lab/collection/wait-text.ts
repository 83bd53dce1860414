import { MINUTE } from '@nidan/domain/time/durations';
import { clockSpan } from '../../../kernel/ui/values/clock-span.ts';
import type { samplesTexts } from '../samples/texts/samples-texts.ts';

const DAY = 1_440;

/** How long somebody has waited: hours and minutes on the first day, then days. */
export function waitText(t: ReturnType<(typeof samplesTexts)['in']>, since: string, now: Date): string {
  const minutes = Math.max(0, (now.getTime() - new Date(since).getTime()) / MINUTE);
  return minutes < DAY ? clockSpan(minutes) : t('days', { count: Math.floor(minutes / DAY) });
}
