import { packTube } from '@nidan/contract/lab/boxes/box-endpoints';
import type { BoxView, ScanVerdict } from '@nidan/contract/lab/boxes/box-view';
import { receiveTube } from '@nidan/contract/lab/boxes/receipt-endpoints';
import { physicalSample } from '@nidan/domain/status-sets/lab/physical-sample';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../kernel/api/api.ts';
import { type ApiRefusal, asRefusal } from '../../../kernel/api/api-refusal.ts';
import { newId } from '../../../kernel/api/new-id.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useScan } from '../../../kernel/scan/use-scan.ts';
import { currentPreferences } from '../../../kernel/store/preferences.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { Toggle } from '../../../kernel/ui/fields/Toggle.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { ScanField } from '../scanning/ScanField.tsx';
import { failTone, passTone } from '../scanning/scan-tones.ts';
import styles from './BoxScan.module.css';
import { boxKeys } from './box-keys.ts';
import { boxTexts } from './texts/box-texts.ts';
import { withOldReason } from './with-old-reason.ts';
import { useRereadBox } from './use-reread-box.ts';

type Outcome =
  | { readonly is: 'taken'; readonly verdict: ScanVerdict }
  | { readonly is: 'refused'; readonly refusal: ApiRefusal };

/** The place to scan tubes into a box that is packed, or out of one that has come; nothing for a box that is under way elsewhere. */
export function BoxScan({ box }: { readonly box: BoxView }) {
  const t = useTexts(boxTexts);
  const field = useRef<HTMLInputElement>(null);
  const reread = useRereadBox();
  const [isLeaked, setLeaked] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isComing = box.can.includes('receive');
  const isOpen = isComing || box.can.includes('pack');

  const take = async (scan: string): Promise<void> => {
    const { batchId } = box;
    setLeaked(false);
    try {
      const verdict = isComing
        ? await withOldReason(t, (given) =>
            api(receiveTube, { body: { batchId, scan, isLeaked, ...given }, key: newId() }),
          )
        : await api(packTube, { body: { batchId, scan }, key: newId() });
      setOutcome({ is: 'taken', verdict });
      sound(verdict.discrepancy === null ? passTone : failTone);
    } catch (thrown) {
      setOutcome({ is: 'refused', refusal: asRefusal(thrown) });
      sound(failTone);
    }
    reread();
  };
  useScan((code) => {
    if (isOpen) void take(code);
    return isOpen;
  });
  useShortcuts(boxKeys, {
    scan: isOpen ? () => field.current?.focus() : undefined,
    leaked: isComing ? () => setLeaked(!isLeaked) : undefined,
  });
  useEffect(() => field.current?.focus(), []);
  if (!isOpen) return outcome && <Verdict outcome={outcome} isComing />;
  return (
    <div className={styles.scan} data-region>
      <div className={styles.field}>
        <ScanField
          big
          inputRef={field}
          label={isComing ? t('scanReceive') : t('scanPack')}
          onScan={(code) => void take(code)}
        />
        {isComing && (
          <Toggle checked={isLeaked} onChange={setLeaked}>
            {t('leaked')}
          </Toggle>
        )}
      </div>
      <div role="status" aria-live="assertive">
        {outcome && <Verdict outcome={outcome} isComing={isComing} />}
      </div>
    </div>
  );
}

function sound(tone: () => void): void {
  if (currentPreferences().sounds) tone();
}

interface VerdictProps {
  readonly outcome: Outcome;
  readonly isComing: boolean;
}

/** What the last scan came to; it stands until the next one. */
function Verdict({ outcome, isComing }: VerdictProps) {
  const t = useTexts(boxTexts);
  const stateLabel = useStateLabel(physicalSample);
  if (outcome.is === 'refused') return <Note tone="danger">{outcome.refusal.msg}</Note>;
  const { item, discrepancy } = outcome.verdict;
  const { barcode, tubeStatus } = item;
  const state = physicalSample.stateOf(tubeStatus);
  const isSpent = state === 'reSampling' || state === 'canceled';
  if (discrepancy !== null) {
    const word = discrepancy === 'leaked' ? t('leakedKind') : t(discrepancy);
    return (
      <Note tone="warn">
        <b>{t('isReceived', { barcode })}</b> {word}
      </Note>
    );
  }
  if (isSpent) return <Note tone="warn">{t('isPutAside', { barcode, state: stateLabel(state) })}</Note>;
  return <Note tone="ok">{t(isComing ? 'isReceived' : 'isPacked', { barcode })}</Note>;
}
