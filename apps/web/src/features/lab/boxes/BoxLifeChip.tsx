import type { BoxView } from '@nidan/contract/lab/boxes/box-view';
import type { BoxLife } from '@nidan/domain/boxes/box-life';
import type { Tone } from '@nidan/domain/status-sets/status-table';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import type { IconName } from '../../../kernel/ui/values/icon-drawings.tsx';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { boxLifeTexts } from '../../../kernel/text/refusals/box-life-texts.ts';

const LOOKS: Readonly<Record<BoxLife, { readonly tone: Tone; readonly icon: IconName }>> = {
  packing: { tone: 'neutral', icon: 'box' },
  waitingForRider: { tone: 'info', icon: 'clock' },
  refusedByRider: { tone: 'warn', icon: 'cross' },
  acceptedByRider: { tone: 'info', icon: 'tick' },
  withRider: { tone: 'info', icon: 'logistics' },
  inTransit: { tone: 'info', icon: 'logistics' },
  partlyReceived: { tone: 'warn', icon: 'logistics' },
  received: { tone: 'ok', icon: 'tick' },
  accepted: { tone: 'ok', icon: 'doubleTick' },
  canceled: { tone: 'danger', icon: 'cross' },
};

/** How far a box has come. */
export function BoxLifeChip({ box: { life } }: { readonly box: BoxView }) {
  const t = useTexts(boxLifeTexts);
  const { tone, icon } = LOOKS[life];
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(life)}
    </StatusChip>
  );
}
