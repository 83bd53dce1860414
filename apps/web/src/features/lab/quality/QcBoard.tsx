import type { BoardLine, BoardMachine, RunSheet } from '@nidan/contract/lab/quality/quality-views';
import { beginRun, stepRun } from '@nidan/contract/lab/quality/run-endpoints';
import { readBoard } from '@nidan/contract/lab/quality/series-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { qcRun } from '@nidan/domain/status-sets/lab/qc-run';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { hashOf } from '../../../kernel/route/hash-route.ts';
import { go } from '../../../kernel/route/use-route.ts';
import { useRight, useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { PatientsOff } from './PatientMean.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import { digitsOfSpread } from '@nidan/domain/quality/digits-of-spread';
import { showZ, STATE_WORDS } from './quality-words.ts';
import styles from './Quality.module.css';
import { qualityTexts } from './texts/quality-texts.ts';
import { VerdictMark } from './VerdictMark.tsx';

const FOLLOWED = ['QC_MANUAL', 'QC_SERIES', 'QC_HOLD', 'QC_LOT'] as const;

/** Every machine with what is controlled on it, level by level. */
export function QcBoard() {
  const t = useTexts(qualityTexts);
  const query = useApiQuery(readBoard, {}, { follows: FOLLOWED });
  const toMaterials = (
    <a className="ui-button" href={hashOf('qc/materials')}>
      {t('toMaterials')}
    </a>
  );
  return (
    <QueryView query={query}>
      {({ machines }) =>
        machines.length === 0 ? (
          <EmptyState
            kind="nothing"
            icon="quality"
            title={t('noSeries')}
            text={t('noSeriesText')}
            action={toMaterials}
          />
        ) : (
          <div className="scroll">
            {machines.map((machine) => (
              <Machine key={machine.machine.id} of={machine} />
            ))}
          </div>
        )
      }
    </QueryView>
  );
}

function Machine({ of }: { readonly of: BoardMachine }) {
  const t = useTexts(qualityTexts);
  const zone = useZone();
  const mayPlan = useRight('quality', PERMISSION.update);
  const [isPlanning, setPlanning] = useState(false);
  const levels = Math.max(...of.lines.map(({ cells }) => cells.length));
  const at = (instant: string | null, none: string): string =>
    instant === null ? none : showShort(instant, zone);
  return (
    <section className={styles.machine} aria-label={of.machine.name}>
      <div className={styles.machineHead}>
        <h2>{of.machine.name}</h2>
        <span className="sp" />
        <Button off={mayPlan ? undefined : t('needsRight')} onClick={() => setPlanning(true)}>
          {t('plan')}
        </Button>
        <RunButton of={of} />
      </div>
      <Table
        flush
        label={of.machine.name}
        rows={of.lines}
        rowKey={({ parameter }) => parameter.id}
        columns={[
          {
            key: 'parameter',
            head: t('parameter'),
            width: 200,
            cell: ({ parameter, patients }) => (
              <>
                <b>{parameter.name}</b> {patients?.isOff === true && <PatientsOff />}
              </>
            ),
          },
          { key: 'state', head: t('state'), width: 150, cell: (line) => <State of={line} /> },
          {
            key: 'good',
            head: t('lastGood'),
            width: 110,
            value: ({ lastGoodAt }) => at(lastGoodAt, t('never')),
          },
          { key: 'due', head: t('due'), width: 110, value: ({ dueAt }) => at(dueAt, t('dueNow')) },
          ...Array.from({ length: levels }, (_, index) => ({
            key: `level${index}`,
            head: of.lines[0]?.cells[index]?.levelName ?? t('control'),
            cell: (line: BoardLine) => <Level of={line} index={index} />,
          })),
        ]}
      />
      {isPlanning && <PlanDialog of={of} onClose={() => setPlanning(false)} />}
    </section>
  );
}

function State({ of: { state, hold, overridden } }: { readonly of: BoardLine }) {
  const t = useTexts(qualityTexts);
  if (state === 'overridden' && overridden !== null) {
    const { holdId, undecided } = overridden;
    const toLookAt = undecided > 0 ? `, ${t('toLookAt', { count: undecided })}` : '';
    return (
      <a className={styles.state} data-state={state} href={hashOf('qc', { view: 'holds', sel: holdId })}>
        {t(STATE_WORDS[state])}
        {toLookAt}
      </a>
    );
  }
  const words = hold === null ? t(STATE_WORDS[state]) : `${t(STATE_WORDS[state])}, ${hold.rule}`;
  return (
    <span className={styles.state} data-state={state}>
      {hold === null ? words : <a href={hashOf('qc', { view: 'holds', sel: hold.holdId })}>{words}</a>}
    </span>
  );
}

function Level({ of, index }: { readonly of: BoardLine; readonly index: number }) {
  const t = useTexts(qualityTexts);
  const cell = of.cells[index];
  if (cell === undefined) return null;
  const { lastValue, lastZ, verdict } = cell;
  return (
    <a className={styles.cell} href={hashOf(`qc/lj/${cell.seriesId}`)}>
      <span className="vh">
        {of.parameter.name}, {cell.levelName}
      </span>
      {lastValue === null || lastZ === null || verdict === null ? (
        t('noPoint')
      ) : (
        <>
          <span>{lastValue.toFixed(digitsOfSpread(cell.sd))}</span>
          <span className="muted">{showZ(lastZ)}</span>
          <VerdictMark verdict={verdict} rules={cell.rules} />
        </>
      )}
    </a>
  );
}

function openRunOf({ run }: RunSheet): void {
  go(`qc/run/${run.runId}`);
}

/** Starts a run of the machine, or goes on with the one that is open. */
function RunButton({ of: { machine, openRun } }: { readonly of: BoardMachine }) {
  const t = useTexts(qualityTexts);
  const may = useRight('quality', PERMISSION.create);
  const beginning = useApiMutation(beginRun, { outdates: [readBoard], onDone: openRunOf });
  const stepping = useApiMutation(stepRun, { outdates: [readBoard], onDone: openRunOf });
  const off = may ? undefined : t('needsRight');
  const refusal = beginning.error ?? stepping.error;
  if (openRun !== null && openRun.status === qcRun.codes.started) {
    return (
      <Button off={off} onClick={() => go(`qc/run/${openRun.runId}`)}>
        {t('openRun')}
      </Button>
    );
  }
  const start = (): void => {
    if (openRun === null) {
      beginning.mutate({ body: { runId: newId(), machineId: machine.id, plannedFor: null, cause: '' } });
      return;
    }
    stepping.mutate({ body: { runId: openRun.runId, version: openRun.version, action: 'start' } });
  };
  return (
    <>
      {refusal && <ErrorState kind="row" refusal={refusal} />}
      {openRun !== null && <span className="muted t13">{openRun.statusLabel}</span>}
      <Button off={off} busy={beginning.isPending || stepping.isPending} onClick={start}>
        {t('startRun')}
      </Button>
    </>
  );
}
