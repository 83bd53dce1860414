import type { Urgency } from '@nidan/domain/time/turn-around';
import { kernelTexts } from '../../text/kernel-texts.ts';
import { useTexts } from '../../text/use-texts.ts';
import { Icon } from './Icon.tsx';
import { clockSpan } from './clock-span.ts';
import '../states.css';

/** Time left of a turn-around: `minutes` is negative when late. The heat comes from the domain's rule (spec §9). */
export function TatBadge({ heat, minutes }: { readonly heat: Urgency; readonly minutes: number }) {
  const t = useTexts(kernelTexts);
  const time = clockSpan(minutes);
  return (
    <span className={`ui-tat ui-tat-${heat}`}>
      {heat === 'warm' && <Icon name="hourglass" size={12} />}
      {heat === 'hot' && <Icon name="flame" size={12} />}
      {minutes < 0 ? t('late', { time }) : t('left', { time })}
    </span>
  );
}
