import { useState } from 'react';
import { cancelNote, notePdf, readNote } from '@nidan/contract/money/notes/note-endpoints';
import type { NoteLine, NoteTax, NoteView } from '@nidan/contract/money/notes/note-view';
import { apiFile } from '../../../kernel/api/api.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { printFile } from '../../../kernel/print/print-file.ts';
import { hashOf } from '../../../kernel/route/hash-route.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showDateTime } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { Money } from '../../../kernel/ui/values/Money.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { Section } from '../../../kernel/ui/Section.tsx';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { SendButton } from '../../../kernel/sending/SendButton.tsx';
import styles from '../bills/BillScreen.module.css';
import panel from './NotePanel.module.css';
import { NoteChip, partyOfNote } from './note-columns.tsx';
import { noteKeys } from './note-keys.ts';
import { noteTexts } from './texts/note-texts.ts';
import { NoteUses } from './NoteUses.tsx';
import { SettleNoteDialog } from './SettleNoteDialog.tsx';
import { useBillChange } from '../bills/use-bill-change.ts';

/** One note beside the list: what it corrects, what it paid, and what can be done with it. */
export function NotePanel({ noteId }: { readonly noteId: string | null }) {
  const t = useTexts(noteTexts);
  const query = useApiQuery(
    readNote,
    { query: { noteId: noteId ?? '' } },
    { enabled: noteId !== null, keepFormer: false },
  );
  if (noteId === null) {
    return (
      <Panel label={t('panel')}>
        <EmptyState kind="nothing" icon="finance" title={t('pick')} />
      </Panel>
    );
  }
  const note = query.data?.note;
  return (
    <Panel label={t('panel')} title={note?.number ?? undefined} sub={note && partyOfNote(note)}>
      <QueryView query={query}>{(found) => <Details {...found} />}</QueryView>
    </Panel>
  );
}

interface DetailsProps {
  readonly note: NoteView;
  readonly lines: readonly NoteLine[];
  readonly taxes: readonly NoteTax[];
}

function Details({ note, lines, taxes }: DetailsProps) {
  const t = useTexts(noteTexts);
  const zone = useZone();
  const { noteId, kind, billId, billNumber, labNo, decidedBy, decisionReason } = note;
  const isCredit = kind === 'credit';
  return (
    <>
      <Section title={t(isCredit ? 'credit' : 'debitNote')} end={<NoteChip {...note} />}>
        <p className="muted">
          {showDateTime(note.madeAt, zone)}, {note.madeBy}, {note.location}
        </p>
        <p>{note.reason}</p>
        {billId !== null && (
          <p>
            <a href={hashOf(`bills/${billId}`)}>
              {t('ofBill', { number: billNumber ?? '', labNo: labNo ?? '' })}
            </a>
          </p>
        )}
        {decidedBy !== null && <p>{t('decided', { by: decidedBy, reason: decisionReason ?? '' })}</p>}
        <dl className={styles.after}>
          <Sum label={t('amount')} paise={note.amountPaise} />
          {isCredit && <Sum label={t('settled')} paise={-note.settledPaise} />}
          {isCredit && <Sum label={t('balance')} paise={note.balancePaise} strong />}
        </dl>
      </Section>
      {lines.length > 0 && (
        <Section title={t('tests')}>
          <dl className={styles.after}>
            {lines.map(({ lineId, name, amountPaise }) => (
              <Sum key={lineId} label={name} paise={amountPaise} />
            ))}
          </dl>
        </Section>
      )}
      {taxes.length > 0 && (
        <Section title={t('gst')}>
          <dl className={styles.after}>
            {taxes.flatMap(({ ratePercent, taxablePaise, taxes: parts }) => [
              <Sum
                key={ratePercent}
                label={t('taxable', { rate: ratePercent })}
                paise={taxablePaise}
                exact
              />,
              ...parts.map(({ tax, percent, paise }) => (
                <Sum key={`${ratePercent} ${tax}`} label={`${tax} ${percent} %`} paise={paise} exact />
              )),
            ])}
          </dl>
        </Section>
      )}
      {isCredit && (
        <Section title={t('uses')}>
          <NoteUses noteId={noteId} />
        </Section>
      )}
      <Section>
        <NoteActions note={note} />
      </Section>
    </>
  );
}

function NoteActions({ note }: { readonly note: NoteView }) {
  const t = useTexts(noteTexts);
  const cancelling = useBillChange(cancelNote);
  const { noteId, version, can } = note;
  const number = note.number ?? '';
  const print = async (): Promise<void> => {
    try {
      printFile(await apiFile(notePdf, { query: { noteId } }));
    } catch (thrown) {
      toastRefusal(thrown);
    }
  };
  const [settles, setSettles] = useState(false);
  const maySettle = can.includes('settle');
  const settle = (): void => setSettles(true);
  useShortcuts(noteKeys, { print: () => void print(), settle: maySettle ? settle : undefined });
  const cancel = async (): Promise<void> => {
    const title = t('cancelTitle', { number, amount: rupees(note.amountPaise) });
    const answer = await ask({
      kind: 'DELETE',
      title,
      text: t('cancelText'),
      action: t('cancel'),
      reason: true,
    });
    if (answer === null) return;
    try {
      await cancelling.mutateAsync({ body: { noteId, version, reason: answer.reason } });
      toast({ type: 'SUCCESS', msg: t('cancelled', { number }) });
    } catch (thrown) {
      toastRefusal(thrown);
    }
  };
  return (
    <div className={panel.buttons}>
      {maySettle && (
        <Button shortcut={noteKeys.shortcuts.settle} onClick={settle}>
          {t('settle')}
        </Button>
      )}
      <Button icon="print" shortcut={noteKeys.shortcuts.print} onClick={() => void print()}>
        {t('print')}
      </Button>
      {note.state === 'generated' && <SendButton subject={{ kind: 'note', noteId }} />}
      {can.includes('cancel') && (
        <Button kind="danger-outline" busy={cancelling.isPending} onClick={() => void cancel()}>
          {t('cancel')}
        </Button>
      )}
      {settles && <SettleNoteDialog note={note} onClose={() => setSettles(false)} />}
    </div>
  );
}

interface SumProps {
  readonly label: string;
  readonly paise: number;
  readonly strong?: boolean;
  /** With its paise: halves of a tax are seldom whole rupees. */
  readonly exact?: boolean;
}

function Sum({ label, paise, strong = false, exact = false }: SumProps) {
  return (
    <>
      <dt>{label}</dt>
      <dd className={strong ? styles.strong : undefined}>
        {exact ? (paise / 100).toFixed(2) : <Money paise={paise} sign={strong} />}
      </dd>
    </>
  );
}
