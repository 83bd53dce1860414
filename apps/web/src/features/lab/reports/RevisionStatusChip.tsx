import type { RevisionView } from '@nidan/contract/lab/reports/report-view';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { reportTexts } from './texts/report-texts.ts';

const TONES = { FINAL: 'ok', PROVISIONAL: 'info', AMENDED: 'warn' } as const;
const ICONS = { FINAL: 'tick', PROVISIONAL: 'hourglass', AMENDED: 'pen' } as const;
const WORDS = { FINAL: 'final', PROVISIONAL: 'provisional', AMENDED: 'amended' } as const;

/** The status that a revision was released with. */
export function RevisionStatusChip({ status }: { readonly status: RevisionView['status'] }) {
  const t = useTexts(reportTexts);
  return (
    <StatusChip tone={TONES[status]} icon={ICONS[status]}>
      {t(WORDS[status])}
    </StatusChip>
  );
}
