import { advancePdf, readAdvance } from '@nidan/contract/money/advances/advance-endpoints';
import type { AdvanceView } from '@nidan/contract/money/advances/advance-view';
import { apiFile } from '../../../kernel/api/api.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { printFile } from '../../../kernel/print/print-file.ts';
import { hashOf } from '../../../kernel/route/hash-route.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showDateTime } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { Money } from '../../../kernel/ui/values/Money.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { SendButton } from '../../../kernel/sending/SendButton.tsx';
import { AdvanceActions } from './AdvanceActions.tsx';
import { AdvanceChip } from './advance-columns.tsx';
import { advanceKeys } from './advance-keys.ts';
import { advanceTexts } from './texts/advance-texts.ts';
import { AdvanceUses } from './AdvanceUses.tsx';
import styles from '../bills/BillScreen.module.css';
import panel from '../notes/NotePanel.module.css';

/** States in which there is something to tell its patient. */
const STANDING = new Set(['active', 'pending']);

/** One advance beside the list: where it stands, what it paid, and what can be done with it. */
export function AdvancePanel({ advanceId }: { readonly advanceId: string | null }) {
  const t = useTexts(advanceTexts);
  const query = useApiQuery(
    readAdvance,
    { query: { advanceId: advanceId ?? '' } },
    { enabled: advanceId !== null, keepFormer: false },
  );
  if (advanceId === null) {
    return (
      <Panel label={t('panel')}>
        <EmptyState kind="nothing" icon="finance" title={t('pick')} />
      </Panel>
    );
  }
  return (
    <Panel label={t('panel')} title={query.data?.number} sub={query.data?.patient.fullName}>
      <QueryView query={query}>{(advance) => <Details advance={advance} />}</QueryView>
    </Panel>
  );
}

function Details({ advance }: { readonly advance: AdvanceView }) {
  const t = useTexts(advanceTexts);
  const zone = useZone();
  const { advanceId, mode, reference, decidedBy, decisionReason, billId } = advance;
  const print = async (): Promise<void> => {
    try {
      printFile(await apiFile(advancePdf, { query: { advanceId } }));
    } catch (thrown) {
      toastRefusal(thrown);
    }
  };
  useShortcuts(advanceKeys, { print: () => void print() });
  const sums = [
    { label: t('amount'), paise: advance.amountPaise },
    { label: t('settled'), paise: -advance.settledPaise },
    { label: t('returned'), paise: -advance.returnedPaise },
  ];
  return (
    <>
      <Section title={[mode, reference].filter(Boolean).join(', ')} end={<AdvanceChip {...advance} />}>
        <p className="muted">
          {showDateTime(advance.receivedAt, zone)}, {advance.receivedBy}, {advance.location}
        </p>
        {billId !== null && (
          <p>
            <a href={hashOf(`bills/${billId}`)}>{t('surplusOf')}</a>
          </p>
        )}
        {decidedBy !== null && <p>{t('decided', { by: decidedBy, reason: decisionReason ?? '' })}</p>}
        <dl className={styles.after}>
          {sums.map(({ label, paise }) => (
            <Sum key={label} label={label} paise={paise} />
          ))}
          <dt>{t('balance')}</dt>
          <dd className={styles.strong}>
            <Money paise={advance.balancePaise} sign />
          </dd>
        </dl>
      </Section>
      <Section title={t('uses')}>
        <AdvanceUses advanceId={advanceId} />
      </Section>
      <Section>
        <div className={panel.buttons}>
          <Button icon="print" shortcut={advanceKeys.shortcuts.print} onClick={() => void print()}>
            {t('print')}
          </Button>
          {STANDING.has(advance.state) && <SendButton subject={{ kind: 'advance', advanceId }} />}
          <AdvanceActions advance={advance} />
        </div>
      </Section>
    </>
  );
}

function Sum({ label, paise }: { readonly label: string; readonly paise: number }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <Money paise={paise} />
      </dd>
    </>
  );
}
