import {
  amendByMachineData,
  countMachineData,
  discardMachineData,
  listMachineData,
  postMachineData,
  readMachineFile,
  readRawMessage,
} from '@nidan/contract/lab/interfacing/machine-data-endpoints';
import type { MachineDataView } from '@nidan/contract/lab/interfacing/machine-data-views';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { hashOf } from '../../../kernel/route/hash-route.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showDateTime } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { ReasonDialog } from '../storage/ReasonDialog.tsx';
import { type Fact, FactList } from './FactList.tsx';
import styles from './Interfacing.module.css';
import { machineDataKeys } from './machine-data-keys.ts';
import { DataState } from './MachineDataList.tsx';
import { detailWords, saidValue } from './machine-data-words.ts';
import { MapCodeDialog } from './MapCodeDialog.tsx';
import { RawMessage } from './RawMessage.tsx';
import { machineDataTexts } from './texts/machine-data-texts.ts';

/** One value of a machine: what it is, why it waits, what can be done, and the message that it came in. */
export function MachineValuePanel({ value }: { readonly value: MachineDataView | undefined }) {
  const t = useTexts(machineDataTexts);
  if (value === undefined) {
    return (
      <Panel label={t('value')} title={t('value')}>
        <EmptyState kind="nothing" title={t('pick')} text={t('pickText')} />
      </Panel>
    );
  }
  return (
    <Panel
      label={t('value')}
      title={`${value.sampleId || '?'}, ${value.parameter ?? value.code}`}
      sub={value.machine}
      figure={value.hasFile ? undefined : saidValue(value)}
    >
      <Section>
        {value.reason !== null && (
          <Note tone="warn">
            <b>{t(value.reason)}.</b> {detailWords(t, value)} {t(`do-${value.reason}`)}
          </Note>
        )}
        <ValueSteps value={value} />
      </Section>
      <Section>
        <ValueFacts value={value} />
        {value.hasFile && <Picture dataId={value.dataId} />}
      </Section>
      <Section title={t('message')}>
        <Message messageId={value.messageId} />
      </Section>
    </Panel>
  );
}

function ValueSteps({ value }: { readonly value: MachineDataView }) {
  const t = useTexts(machineDataTexts);
  const [open, setOpen] = useState<'map' | 'discard' | 'amend' | null>(null);
  const { dataId, version, can } = value;
  const outdates = [listMachineData, countMachineData, readRawMessage];
  const post = useApiMutation(postMachineData, { outdates });
  const discard = useApiMutation(discardMachineData, { outdates, onDone: () => setOpen(null) });
  const amend = useApiMutation(amendByMachineData, { outdates, onDone: () => setOpen(null) });
  const tryAgain = (): void => {
    if (!post.isPending) post.mutate({ body: { rows: [{ dataId, version }] } });
  };
  const when = (step: string, run: () => void): (() => void) | undefined =>
    can.includes(step) ? run : undefined;
  useShortcuts(machineDataKeys, {
    map: when('map', () => setOpen('map')),
    amend: when('amend', () => setOpen('amend')),
    post: when('post', tryAgain),
    discard: when('discard', () => setOpen('discard')),
  });
  if (can.length === 0) return null;
  return (
    <>
      {post.error && <Note tone="danger">{post.error.msg}</Note>}
      <div className={styles.steps}>
        {can.includes('map') && (
          <Button kind="primary" shortcut={machineDataKeys.shortcuts.map} onClick={() => setOpen('map')}>
            {t('map')}
          </Button>
        )}
        {can.includes('amend') && (
          <Button kind="primary" shortcut={machineDataKeys.shortcuts.amend} onClick={() => setOpen('amend')}>
            {t('amend')}
          </Button>
        )}
        {can.includes('post') && (
          <Button shortcut={machineDataKeys.shortcuts.post} busy={post.isPending} onClick={tryAgain}>
            {t('post')}
          </Button>
        )}
        {can.includes('discard') && (
          <Button shortcut={machineDataKeys.shortcuts.discard} onClick={() => setOpen('discard')}>
            {t('discard')}
          </Button>
        )}
      </div>
      {open === 'map' && <MapCodeDialog value={value} onClose={() => setOpen(null)} />}
      {open === 'amend' && (
        <ReasonDialog
          title={t('amendTitle')}
          action={t('amend')}
          refusal={amend.error}
          busy={amend.isPending}
          onClose={() => setOpen(null)}
          onReason={(reason) => amend.mutate({ body: { dataId, version, reason } })}
        />
      )}
      {open === 'discard' && (
        <ReasonDialog
          title={t('discardTitle', { count: 1 })}
          action={t('discard')}
          refusal={discard.error}
          busy={discard.isPending}
          onClose={() => setOpen(null)}
          onReason={(reason) => discard.mutate({ body: { rows: [{ dataId, version }], reason } })}
        />
      )}
    </>
  );
}

function ValueFacts({ value }: { readonly value: MachineDataView }) {
  const t = useTexts(machineDataTexts);
  const zone = useZone();
  const { billId, labNo, runId, measuredAt, dilution, decidedBy, decidedAt } = value;
  const rows: readonly Fact[] = [
    ...(value.reason === null ? [[t('state'), <DataState key="state" value={value} />] as const] : []),
    [t('received'), showDateTime(value.receivedAt, zone)],
    ...(measuredAt === null ? [] : [[t('measured'), showDateTime(measuredAt, zone)] as const]),
    [t('code'), value.code],
    ...(value.beside.length === 0 ? [] : [[t('beside'), value.beside.join(', ')] as const]),
    ...(value.flags.length === 0 ? [] : [[t('flags'), value.flags.join(' ')] as const]),
    [t('mark'), t(value.mark)],
    ...(dilution === null ? [] : [[t('dilution'), t('dilutedBy', { count: dilution })] as const]),
    ...(value.reagentLot === '' ? [] : [[t('reagentLot'), value.reagentLot] as const]),
    ...(billId === null
      ? []
      : [
          [
            t('worksheet'),
            <a key="bill" href={hashOf(`results/${billId}`)}>
              {labNo}
            </a>,
          ] as const,
        ]),
    ...(runId === null
      ? []
      : [
          [
            t('controlRun'),
            <a key="run" href={hashOf(`qc/run/${runId}`)}>
              {t('controlRun')}
            </a>,
          ] as const,
        ]),
    ...(decidedBy === null
      ? []
      : [
          [
            t('decided'),
            [decidedBy, decidedAt === null ? '' : showDateTime(decidedAt, zone)].filter(Boolean).join(', '),
          ] as const,
        ]),
    ...(value.discardReason === null ? [] : [[t('because'), value.discardReason] as const]),
  ];
  return <FactList facts={rows} />;
}

function Picture({ dataId }: { readonly dataId: string }) {
  const t = useTexts(machineDataTexts);
  const query = useApiQuery(readMachineFile, { query: { dataId } }, { keepFormer: false });
  return (
    <QueryView query={query} lines={4}>
      {({ mediaType, base64 }) => (
        <img className={styles.picture} alt={t('file')} src={`data:${mediaType};base64,${base64}`} />
      )}
    </QueryView>
  );
}

function Message({ messageId }: { readonly messageId: string }) {
  const query = useApiQuery(readRawMessage, { query: { messageId } }, { keepFormer: false });
  return (
    <QueryView query={query} lines={6}>
      {({ text, hex, tree, read }) => <RawMessage text={text} hex={hex} tree={tree} read={read} />}
    </QueryView>
  );
}
