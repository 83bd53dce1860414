import type { StageOfCase, StageRowView } from '@nidan/contract/lab/stages/case-view';
import { hashOf } from '../../../kernel/route/hash-route.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { type BoardLine, historyOf, nextRow } from './board-rows.ts';
import { lookOf, StageMark } from './StageCell.tsx';
import { StageForm } from './StageForm.tsx';
import styles from './Stages.module.css';
import { stagesTexts } from './texts/stages-texts.ts';
import { ThingActions } from './ThingActions.tsx';
import { thingWords } from './use-board-columns.tsx';

/** What was done with a case or a thing, and the form of the stage that comes next. */
export function CasePane({ line }: { readonly line: BoardLine | undefined }) {
  const t = useTexts(stagesTexts);
  if (line === undefined || line.view === null) {
    return (
      <Panel label={t('history')} title={line?.found.caseNo ?? t('pick')}>
        <EmptyState kind="nothing" icon="bench" title={t('pick')} text={t('pickText')} />
      </Panel>
    );
  }
  const { found, thing, view } = line;
  const title = thing === null ? found.caseNo : `${found.caseNo} ${thing.label}`;
  const row = nextRow(line);
  const stage = view.stages.find(({ index }) => index === row?.stage);
  return (
    <Panel
      label={title}
      title={title}
      sub={thing === null ? `${found.test.name}, ${found.labNo}` : thingWords(t, line)}
    >
      <History line={line} />
      {stage && row && <StageForm key={row.stageProgressId} line={line} stage={stage} row={row} />}
      {thing !== null && thing.discardedAt === null && found.completedAt === null && (
        <ThingActions thing={thing} name={title} />
      )}
      {stage && stage.asks.length > 0 && (
        <Section title={t('toResults')}>
          <p className="t13">{t('asks', { names: stage.asks.map(({ name }) => name).join(', ') })}</p>
          <a href={hashOf(`results/${found.billId}`)}>{t('toResults')}</a>
        </Section>
      )}
      {stage?.level === 'case' && <a href={hashOf(`stages/${found.billTestId}/report`)}>{t('toReport')}</a>}
    </Panel>
  );
}

function History({ line }: { readonly line: BoardLine }) {
  const t = useTexts(stagesTexts);
  const rows = historyOf(line);
  return (
    <ol className={styles.history} aria-label={t('history')}>
      {rows.map((row) => (
        <HistoryLine key={row.stageProgressId} line={line} row={row} />
      ))}
    </ol>
  );
}

/** What was typed for a stage, in words: 'Thickness 3 µm, Level 2'. */
function inputWords(stage: StageOfCase | undefined, { inputs }: StageRowView): string {
  return Object.entries(inputs)
    .map(([name, value]) =>
      `${name} ${value} ${stage?.inputs.find((one) => one.name === name)?.unit ?? ''}`.trim(),
    )
    .join(', ');
}

function HistoryLine({ line, row }: { readonly line: BoardLine; readonly row: StageRowView }) {
  const t = useTexts(stagesTexts);
  const zone = useZone();
  const stage = line.view?.stages.find(({ index }) => index === row.stage);
  const label = line.view?.things.find(({ thingId }) => thingId === row.thingId)?.label;
  const at = row.rejectedAt ?? row.completedAt ?? row.startedAt;
  const by = row.rejectedBy ?? row.completedBy ?? row.startedBy;
  const back = line.view?.stages.find(({ index }) => index === row.reworkIndex)?.name;
  const detail = [
    by === null ? '' : t('by', { name: by }),
    inputWords(stage, row),
    row.reason ?? '',
    back === undefined ? '' : t('backToStage', { stage: back }),
    row.waitsFor === null ? '' : t('waitsFor', { what: row.waitsFor }),
  ].filter((word) => word !== '');
  return (
    <li>
      <StageMark look={lookOf(row)} words="" />
      <div>
        <p className="t13">
          <b>{label === undefined ? (stage?.name ?? '') : `${stage?.name ?? ''}, ${label}`}</b>{' '}
          <span className="muted t12">{at === null ? t(lookOf(row)) : showShort(at, zone)}</span>
        </p>
        {detail.length > 0 && <p className="muted t12">{detail.join(', ')}</p>}
      </div>
    </li>
  );
}
