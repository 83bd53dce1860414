import type { MachineLinkView } from '@nidan/contract/lab/interfacing/machine-link-endpoints';
import type { LinkState } from '@nidan/domain/machines/machine-link';
import type { Tone } from '@nidan/domain/status-sets/status-table';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { linkTexts } from './texts/link-texts.ts';

const TONES: Readonly<Record<LinkState, Tone>> = {
  off: 'neutral',
  listening: 'info',
  calling: 'info',
  connected: 'ok',
  watching: 'ok',
  failed: 'danger',
};

/** How a link is, in a word, a shape and a colour. */
export function LinkChip({
  link: { state, isEnabled },
}: {
  readonly link: Pick<MachineLinkView, 'state' | 'isEnabled'>;
}) {
  const t = useTexts(linkTexts);
  if (!isEnabled) return <StatusChip tone="neutral">{t('off')}</StatusChip>;
  if (state === null) return <StatusChip tone="danger">{t('noGateway')}</StatusChip>;
  return <StatusChip tone={TONES[state]}>{t(state)}</StatusChip>;
}
