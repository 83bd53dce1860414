import { listStoredTubes } from '@nidan/contract/lab/storage/storage-endpoints';
import type { StorageUnitView, StoredTubeView } from '@nidan/contract/lab/storage/storage-views';
import { useState } from 'react';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showDateTime } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { TubeDot } from '../../../kernel/ui/values/TubeDot.tsx';
import { patientLine } from '../samples/sample-words.ts';
import { SamplePlace } from './SamplePlace.tsx';
import { GiveBackDialog } from './GiveBackDialog.tsx';
import { MoveTubeDialog } from './MoveTubeDialog.tsx';
import { storageKeys } from './storage-keys.ts';
import styles from './Storage.module.css';
import { TakeOutDialog } from './TakeOutDialog.tsx';
import { storageTexts } from './texts/storage-texts.ts';

interface StoredTubePanelProps {
  /** Of the tube that is shown; empty for none. */
  readonly barcode: string;
  readonly units: readonly StorageUnitView[];
  readonly onMoved: (tube: StoredTubeView) => void;
  readonly onGone: () => void;
}

/** Where the picked tube is, how long it is kept, and what can be done with it. */
export function StoredTubePanel({ barcode, units, onMoved, onGone }: StoredTubePanelProps) {
  const t = useTexts(storageTexts);
  const query = useApiQuery(
    listStoredTubes,
    { query: { q: barcode, limit: 20 } },
    { enabled: barcode !== '', follows: ['BILL_SAMPLE', 'BILL_TEST', 'DISPOSAL'], keepFormer: false },
  );
  if (barcode === '') {
    return (
      <Panel label={t('where')} title={t('where')}>
        <EmptyState kind="nothing" title={t('pickTube')} text={t('pickTubeText')} />
      </Panel>
    );
  }
  return (
    <QueryView query={query}>
      {({ rows }) => {
        const tube = rows.find((row) => row.barcode === barcode) ?? (rows.length === 1 ? rows[0] : undefined);
        return tube === undefined ? (
          <SamplePlace barcode={barcode} />
        ) : (
          <Stored key={tube.sampleId} {...{ tube, units, onMoved, onGone }} />
        );
      }}
    </QueryView>
  );
}

interface StoredProps extends Omit<StoredTubePanelProps, 'barcode'> {
  readonly tube: StoredTubeView;
}

function Stored({ tube, units, onMoved, onGone }: StoredProps) {
  const t = useTexts(storageTexts);
  const zone = useZone();
  const [dialog, setDialog] = useState<'takeOut' | 'move' | 'giveBack' | null>(null);
  const close = (): void => setDialog(null);
  const may = tube.can.includes('retrieve');
  const off = !may ? t('needsRight') : tube.isInDisposal ? t('isInDisposal') : undefined;
  useShortcuts(storageKeys, {
    takeOut: off === undefined ? () => setDialog('takeOut') : undefined,
    move: may ? () => setDialog('move') : undefined,
  });
  return (
    <Panel label={t('where')} title={t('where')} sub={tube.barcode} figure={tube.position}>
      <Section>
        <p className={`t13 ${styles.path}`}>{tube.path}</p>
        <p className="t13">{patientLine(tube.patient)}</p>
        <TubeDot cap={tube.container.capColour}>{tube.container.name}</TubeDot>
        <p className="muted t12">
          {t('storedBy', { time: showDateTime(tube.storedAt, zone), name: tube.storedBy })}
        </p>
        <p className="t13">
          {t('keptUntil')} <b>{showDateTime(tube.keepUntil, zone).slice(0, 16)}</b>
        </p>
        {tube.isWanted && <Note tone="danger">{t('isWanted')}</Note>}
        {tube.isDue && !tube.isInDisposal && <Note tone="warn">{t('isDue')}</Note>}
        {tube.isInDisposal && <Note tone="info">{t('isInDisposal')}</Note>}
        {tube.openReason !== null && <p className="t12">{t('openBecause', { reason: tube.openReason })}</p>}
        <div className={styles.actions}>
          <Button
            kind="primary"
            shortcut={storageKeys.shortcuts.takeOut}
            off={off}
            onClick={() => setDialog('takeOut')}
          >
            {t('takeOut')}
          </Button>
          <Button
            shortcut={storageKeys.shortcuts.move}
            off={may ? undefined : t('needsRight')}
            onClick={() => setDialog('move')}
          >
            {t('move')}
          </Button>
          <Button off={off} onClick={() => setDialog('giveBack')}>
            {t('giveBack')}
          </Button>
        </div>
      </Section>
      <Section title={t('tests')}>
        <ul className="t13">
          {tube.tests.map(({ code, name, isOpen }) => (
            <li key={code}>
              <b>{code}</b> {name} {isOpen && <span className="muted">{t('open')}</span>}
            </li>
          ))}
        </ul>
      </Section>
      {dialog === 'takeOut' && <TakeOutDialog tube={tube} onClose={close} onDone={onGone} />}
      {dialog === 'move' && <MoveTubeDialog tube={tube} units={units} onClose={close} onDone={onMoved} />}
      {dialog === 'giveBack' && <GiveBackDialog tube={tube} onClose={close} onDone={onGone} />}
    </Panel>
  );
}
