import type { AgencyAccountRow } from '@nidan/contract/money/agency-billing/agency-account-view';
import type { AgencyStanding } from '@nidan/domain/agencies/account-standing';
import type { Tone } from '@nidan/domain/status-sets/status-table';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import type { IconName } from '../../../kernel/ui/values/icon-drawings.tsx';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { agencyTexts } from './texts/agency-texts.ts';

const LOOK: Readonly<Record<AgencyStanding, readonly [Tone, IconName]>> = {
  'in-order': ['ok', 'tick'],
  warned: ['warn', 'warn'],
  'registration-stopped': ['danger', 'cross'],
  'report-stopped': ['danger', 'lock'],
  suspended: ['neutral', 'lock'],
  ended: ['neutral', 'cross'],
};

interface StandingChipProps extends Pick<AgencyAccountRow, 'standing' | 'spentPercent'> {
  /** In a narrow list: the words are read and shown as a hint. */
  readonly iconOnly?: boolean;
}

/** How an agency stands. */
export function StandingChip({ standing, spentPercent, iconOnly = false }: StandingChipProps) {
  const t = useTexts(agencyTexts);
  const words = standing === 'warned' ? t('warned', { percent: spentPercent }) : t(standing);
  const [tone, icon] = LOOK[standing];
  if (!iconOnly) {
    return (
      <StatusChip tone={tone} icon={icon}>
        {words}
      </StatusChip>
    );
  }
  return (
    <span className={`ui-chip ui-tone-${tone}`} role="img" aria-label={words} title={words}>
      <Icon name={icon} size={12} />
    </span>
  );
}
