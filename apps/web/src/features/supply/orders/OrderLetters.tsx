import type { OrderDetails } from '@nidan/contract/supply/orders/order-view';
import type { DeliveryProblem } from '@nidan/domain/delivery/message-channels';
import { useZone } from '../../../kernel/session/session.ts';
import { showDateTime } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Section } from '../../../kernel/ui/Section.tsx';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { letterTexts } from './texts/letter-texts.ts';

const TONES = { waiting: 'info', sent: 'ok', failed: 'danger' } as const;

const PROBLEM_WORDS = {
  'no-address': 'p_noAddress',
  'opted-out': 'p_optedOut',
  'switched-off': 'p_switchedOff',
  'no-template': 'p_noTemplate',
  'text-differs': 'p_textDiffers',
  unreachable: 'p_unreachable',
  'signed-out': 'p_signedOut',
  refused: 'p_refused',
  undeliverable: 'p_undeliverable',
  withdrawn: 'p_withdrawn',
} as const satisfies Record<DeliveryProblem, string>;

/** To whom an order was mailed, and what became of each letter; nothing before the first. */
export function OrderLetters({ details: { letters } }: { readonly details: OrderDetails }) {
  const t = useTexts(letterTexts);
  const zone = useZone();
  if (letters.length === 0) return null;
  return (
    <Section title={t('letters')}>
      <ul>
        {letters.map(({ issue, name, email, state, problem, at, by }) => (
          <li key={`${issue} ${email} ${name}`}>
            <StatusChip tone={TONES[state]}>{t(state)}</StatusChip> {`${name}, ${email}, `}
            {t('ofIssue', { issue })}
            {`, ${showDateTime(at, zone)}, ${by}`}
            {problem !== null && <span className="muted">{`: ${t(PROBLEM_WORDS[problem])}`}</span>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
