import type { BoardCase } from '@nidan/contract/lab/stages/case-view';
import { urgencyAt } from '@nidan/domain/time/turn-around';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import type { TableColumn } from '../../../kernel/ui/Table.tsx';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import { useNow } from '../../../kernel/ui/values/use-now.ts';
import { TimeLeft } from '../worklist/TimeLeft.tsx';
import { type BoardLine, depthOf, rowInStage } from './board-rows.ts';
import { CountCell, StageCell } from './StageCell.tsx';
import styles from './Stages.module.css';
import { type StagesT, stagesTexts } from './texts/stages-texts.ts';

const DEPTH_CLASS = ['', styles.depth1, styles.depth2, styles.depth3];

/** What stands beside the number of a thing: what it is, where it is from, and why a slide was made. */
export function thingWords(t: StagesT, { view, thing }: BoardLine): string {
  if (thing === null) return '';
  const source = view?.things.find(({ thingId }) => thingId === thing.madeOf);
  const why = thing.why === 'first' ? '' : t(thing.why);
  const made = source === undefined ? why : t('afterSlide', { why, label: source.label });
  const side = thing.laterality === null ? '' : t(thing.laterality);
  return [thing.stain, thing.site, side, thing.description, made].filter((word) => word !== '').join(', ');
}

function NameCell({
  line,
  onFold,
}: {
  readonly line: BoardLine;
  readonly onFold: (found: BoardCase) => void;
}) {
  const t = useTexts(stagesTexts);
  const { found, thing, view } = line;
  if (thing === null) {
    return (
      <span className={styles.name}>
        <button
          type="button"
          className="ui-icon-button"
          tabIndex={-1}
          aria-label={t('keyFold')}
          aria-expanded={view !== null}
          onClick={(event) => {
            event.stopPropagation();
            onFold(found);
          }}
        >
          <Icon name={view === null ? 'right' : 'down'} size={12} />
        </button>
        <b>{found.caseNo}</b>
        <span className="cut">
          {found.patient.fullName}, {found.patient.age} {found.patient.sex}
          {found.isFrozen ? `, ${t('frozen')}` : ''}
        </span>
      </span>
    );
  }
  return (
    <span className={`${styles.name} ${DEPTH_CLASS[depthOf(line)] ?? ''}`}>
      <b className={thing.discardedAt === null ? undefined : styles.gone}>{thing.label}</b>
      <span className="cut muted">{thingWords(t, line)}</span>
    </span>
  );
}

/** The time that is left, or by which the case is late; when it is due while there is time enough. */
function CaseDue({ found }: { readonly found: BoardCase }) {
  const zone = useZone();
  const now = useNow(60_000);
  const { dueAt, tatHours } = found;
  const isPressing = tatHours > 0 && urgencyAt(now, new Date(dueAt), tatHours) !== 'cool';
  if (isPressing) return <TimeLeft dueAt={dueAt} tatHours={tatHours} now={now} />;
  return <span className="t12 muted">{showShort(dueAt, zone)}</span>;
}

function EndCell({ line }: { readonly line: BoardLine }) {
  const t = useTexts(stagesTexts);
  const { found, thing, view } = line;
  if (thing === null) return <CaseDue found={found} />;
  const recut = view?.things.find(({ madeOf, why }) => madeOf === thing.thingId && why === 'recut');
  if (thing.discardedAt === null) return null;
  return (
    <span className="t12 muted cut">
      {recut === undefined ? (thing.discardReason ?? '') : t('recutIs', { label: recut.label })}
    </span>
  );
}

/** The columns of the board: name, the stages by their names, and when the case is due. */
export function useBoardColumns(
  stages: readonly string[],
  onFold: (found: BoardCase) => void,
): readonly TableColumn<BoardLine>[] {
  const t = useTexts(stagesTexts);
  return [
    {
      key: 'name',
      head: t('thing'),
      tip: (line) => `${line.found.caseNo} ${line.thing?.label ?? line.found.test.name}`,
      cell: (line) => <NameCell line={line} onFold={onFold} />,
    },
    ...stages.map((name) => ({
      key: `stage ${name}`,
      head: <span className="cut">{name}</span>,
      width: 80,
      cell: (line: BoardLine) =>
        line.thing === null ? (
          <CountCell count={line.found.stages.find((stage) => stage.name === name)} />
        ) : (
          <StageCell row={rowInStage(line, name)} />
        ),
    })),
    { key: 'due', head: t('due'), width: 96, cell: (line) => <EndCell line={line} /> },
  ];
}
