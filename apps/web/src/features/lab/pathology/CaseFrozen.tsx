import { readCaseReport, tellFrozen } from '@nidan/contract/lab/pathology/pathology-endpoints';
import type { CaseReport } from '@nidan/contract/lab/pathology/pathology-views';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { FROZEN_MINUTES, frozenClock } from '@nidan/domain/pathology/frozen-clock';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useRight, useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { TextArea } from '../../../kernel/ui/fields/TextArea.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { useNow } from '../../../kernel/ui/values/use-now.ts';
import { pathologyKeys } from './pathology-keys.ts';
import { pathologyTexts } from './texts/pathology-texts.ts';
import styles from './Pathology.module.css';

const TICK = 10_000;

interface OfReport {
  readonly report: CaseReport;
}

/** Frozen sections of a case: the clock while one waits, and what was told to whom. */
export function CaseFrozen({ report }: OfReport) {
  const t = useTexts(pathologyTexts);
  const zone = useZone();
  const [isTelling, setTelling] = useState(false);
  const may = useRight('authorise', PERMISSION.update);
  const isOffered = report.isOpen && report.receivedAt !== null;
  useShortcuts(pathologyKeys, { frozen: may && isOffered ? () => setTelling(true) : undefined });
  if (!isOffered && report.frozen.length === 0) return null;
  const isWaiting = report.isFrozen || report.test.code.startsWith('FROZEN');
  return (
    <Section title={t('frozen')} quiet>
      {isWaiting && report.frozen.length === 0 && report.receivedAt !== null && (
        <Clock receivedAt={report.receivedAt} />
      )}
      {report.frozen.map(({ number, words, toldTo, toldAt, receivedAt, readBack, toldBy }) => {
        const clock = frozenClock({ receivedAt, toldAt }, toldAt);
        const minutes = clock.told ? clock.minutes : 0;
        return (
          <div key={number} className={styles.entry}>
            <b>{words}</b>
            <p>
              {t('toldLine', { to: toldTo, at: showShort(toldAt, zone), by: toldBy, minutes })} „{readBack}“
            </p>
            {clock.late && <Note tone="warn">{t('toldLate', { most: FROZEN_MINUTES })}</Note>}
          </div>
        );
      })}
      {isOffered && (
        <Button
          shortcut={pathologyKeys.shortcuts.frozen}
          off={may ? undefined : t('needsSigner')}
          onClick={() => setTelling(true)}
        >
          {t('tellFrozen')}
        </Button>
      )}
      {isTelling && report.receivedAt !== null && (
        <TellDialog report={report} receivedAt={report.receivedAt} onClose={() => setTelling(false)} />
      )}
    </Section>
  );
}

function Clock({ receivedAt }: { readonly receivedAt: string }) {
  const t = useTexts(pathologyTexts);
  const now = useNow(TICK);
  const clock = frozenClock({ receivedAt, toldAt: null }, now.toISOString());
  if (clock.told) return null;
  return (
    <Note tone={clock.late ? 'danger' : 'info'}>
      {clock.late
        ? t('frozenLate', { minutes: -clock.minutesLeft })
        : t('frozenLeft', { minutes: clock.minutesLeft })}
    </Note>
  );
}

interface TellDialogProps extends OfReport {
  readonly receivedAt: string;
  readonly onClose: () => void;
}

function TellDialog({ report: { billTestId, frozen }, receivedAt, onClose }: TellDialogProps) {
  const t = useTexts(pathologyTexts);
  const [words, setWords] = useState('');
  const [toldTo, setToldTo] = useState('');
  const [readBack, setReadBack] = useState('');
  const now = useNow(TICK);
  const telling = useApiMutation(tellFrozen, { outdates: [readCaseReport], onDone: onClose });
  return (
    <FormDialog
      title={t('tellFrozen')}
      action={t('keepTold')}
      busy={telling.isPending}
      refusal={telling.error}
      onSubmit={() =>
        telling.mutate({
          params: { billTestId },
          body: {
            number: frozen.length + 1,
            words,
            receivedAt,
            toldAt: now.toISOString(),
            toldTo,
            readBack,
          },
        })
      }
      onClose={onClose}
    >
      <TextArea label={t('frozenWords')} value={words} maxLength={4000} onChange={setWords} />
      <TextField label={t('toldTo')} value={toldTo} maxLength={160} onChange={setToldTo} />
      <TextField label={t('readBack')} value={readBack} maxLength={400} onChange={setReadBack} />
    </FormDialog>
  );
}
