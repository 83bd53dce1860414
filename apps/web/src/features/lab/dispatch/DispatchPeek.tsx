import { reportHistory } from '@nidan/contract/lab/reports/report-endpoints';
import type { DispatchView } from '@nidan/contract/lab/reports/report-view';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { Suspense } from 'react';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { hashOf } from '../../../kernel/route/hash-route.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { LANGUAGE_NAMES } from '../../../kernel/text/language-names.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import { LabNo } from '../../../kernel/ui/values/LabNo.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { Why } from '../../../kernel/ui/overlays/Why.tsx';
import { latePart } from '../../../kernel/lazy/late-part.ts';
import { SendButton } from '../../../kernel/sending/SendButton.tsx';
import { useProblemWords } from '../../../kernel/sending/use-problem-words.ts';
import { CHANNEL_ICONS, markOf, markWords } from './channel-words.ts';
import { Mark } from './ChannelMark.tsx';
import { DISPATCH_ACTIONS } from './dispatch-actions.ts';
import { dispatchKeys } from './dispatch-keys.ts';
import { dispatchTexts } from './texts/dispatch-texts.ts';
import styles from './DispatchPeek.module.css';
import { DispatchState } from './DispatchState.tsx';
import { Readers } from '../reports/Readers.tsx';
import type { DispatchDesk } from './use-dispatch-desk.ts';

const SentMessages = latePart(() => import('../../../kernel/sending/SentMessages.tsx'), 'SentMessages');

interface DispatchPeekProps {
  readonly report: DispatchView;
  readonly desk: DispatchDesk;
  /** False while rows are selected: the keys are theirs then. */
  readonly hasKeys: boolean;
  readonly onOpen: () => void;
}

/** One report at the desk: what can be done next, its channels, what holds it, and who had it. */
export function DispatchPeek({ report, desk, hasKeys, onOpen }: DispatchPeekProps) {
  const t = useTexts(dispatchTexts);
  const why = useProblemWords();
  const { patient, labNo, language } = report;
  return (
    <Panel
      label={t('peek')}
      title={patient.fullName}
      sub={
        <>
          <LabNo value={labNo} /> {patient.age} {patient.sex},{' '}
          <span lang={language}>{LANGUAGE_NAMES[language]}</span>
        </>
      }
    >
      <Section title={t('next')} end={<DispatchState status={report.status} />}>
        <p className="t13">{report.tests.join(', ')}</p>
        <p className="muted t12">
          {t('reportLine', { no: report.reportNo, revision: report.revision })}
          {report.printCount > 0 && `. ${t('printedTimes', { count: report.printCount })}`}
        </p>
        <PeekActions report={report} desk={desk} hasKeys={hasKeys} onOpen={onOpen} />
      </Section>
      <Section title={t('channels')}>
        <ul className={styles.channels}>
          {report.channels.map((channel) => (
            <li key={channel.channel}>
              <Icon name={CHANNEL_ICONS[channel.channel]} />
              <span>{t(channel.channel)}</span>
              <span className={markOf(channel) === 'notAsked' ? styles.quiet : styles.state}>
                {markOf(channel) !== 'notAsked' && <Mark kind={markOf(channel)} />}
                {markWords({ t, why }, channel)}
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Suspense>
        <SentMessages entityId={report.reportId} />
      </Suspense>
      <Holds report={report} />
      <Section title={t('history')}>
        <History report={report} />
      </Section>
    </Panel>
  );
}

function PeekActions({ report, desk, hasKeys, onOpen }: DispatchPeekProps) {
  const t = useTexts(dispatchTexts);
  const can = DISPATCH_ACTIONS.filter(({ action }) => report.can.includes(action));
  return (
    <div className={styles.actions}>
      {can.map(({ action, words }) => (
        <Button
          key={action}
          kind={action === 'cancel' ? 'danger-outline' : 'plain'}
          shortcut={hasKeys ? dispatchKeys.shortcuts[action] : undefined}
          off={desk.off}
          busy={desk.busy}
          onClick={() => desk.start(action, [report])}
        >
          {t(words)}
        </Button>
      ))}
      <SendButton subject={{ kind: 'report', reportId: report.reportId }} />
      <Button onClick={onOpen}>{t('openReport')}</Button>
      {desk.off && <Why>{desk.off}</Why>}
    </div>
  );
}

function Holds({ report }: { readonly report: DispatchView }) {
  const t = useTexts(dispatchTexts);
  const readsBills = useRight('bills', PERMISSION.read);
  const { billId, blocks, holdReason } = report;
  const duePaise = report.duePaise ?? 0;
  if (blocks.length === 0 && holdReason === null) return null;
  return (
    <Section
      title={t('holds')}
      end={
        duePaise > 0 &&
        readsBills && (
          <a className="t13" href={hashOf(`bills/${billId}`)}>
            {t('toBill')}
          </a>
        )
      }
    >
      <ul className={styles.blocks}>
        {[...(holdReason === null ? [] : [t('holdReason', { reason: holdReason })]), ...blocks].map(
          (hold) => (
            <li key={hold}>
              <Icon name="lock" size={14} />
              {hold}
            </li>
          ),
        )}
      </ul>
      {duePaise > 0 && <p className="muted t12">{t('blockEnds')}</p>}
    </Section>
  );
}

function History({ report }: { readonly report: DispatchView }) {
  const query = useApiQuery(
    reportHistory,
    { query: { billId: report.billId } },
    { keepFormer: false, freshFor: 5_000 },
  );
  return (
    <QueryView query={query} lines={3}>
      {({ revisions }) => {
        const revision = revisions.find(({ reportId }) => reportId === report.reportId);
        return revision && <Readers revision={revision} />;
      }}
    </QueryView>
  );
}
