import type { LifeStepView } from '@nidan/contract/lab/tracker/life-view';
import { physicalSample } from '@nidan/domain/status-sets/lab/physical-sample';
import { useZone } from '../../../kernel/session/session.ts';
import { showDate, showDateTime } from '../../../kernel/text/show-date.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Table } from '../../../kernel/ui/Table.tsx';
import { sourceWords, spanWords, stepWords } from './life-words.ts';
import { trackTexts } from './texts/track-texts.ts';

interface LifeStepsProps {
  readonly steps: readonly LifeStepView[];
  /** The moment of the answer. */
  readonly now: string;
  readonly current: string | null;
  readonly onCurrent: (key: string) => void;
  readonly onOpen: (step: LifeStepView) => void;
}

/** The steps of a tube as a table: the same as its line, in words. */
export function LifeSteps({ steps, now, current, onCurrent, onOpen }: LifeStepsProps) {
  const t = useTexts(trackTexts);
  const zone = useZone();
  const stateLabel = useStateLabel(physicalSample);
  const named = (code: number): string => stateLabel(physicalSample.stateOf(code));
  const stateOf = ({ stateBefore, stateAfter }: LifeStepView) => {
    if (stateAfter === null) return <span className="muted">{t('noChange')}</span>;
    if (stateBefore === null) return named(stateAfter);
    return t('fromTo', { from: named(stateBefore), to: named(stateAfter) });
  };
  const year = showDate(now, zone).slice(6);
  const isOfOtherYear = ({ at }: LifeStepView): boolean =>
    at !== null && showDate(at, zone).slice(6) !== year;
  const hasYears = steps.some(isOfOtherYear);
  // The year is plain where it is the present one.
  const moment = (at: string): string => {
    const shown = showDateTime(at, zone);
    return hasYears ? shown : `${shown.slice(0, 5)} ${shown.slice(11)}`;
  };
  return (
    <Table
      label={t('steps')}
      keys="page"
      rows={steps}
      rowKey={({ key }) => key}
      current={current}
      onCurrent={onCurrent}
      onOpen={onOpen}
      columns={[
        {
          key: 'at',
          head: t('when'),
          width: hasYears ? 144 : 112,
          cell: ({ at }) => (at === null ? <span className="muted">{t('missing')}</span> : moment(at)),
        },
        {
          key: 'what',
          head: t('what'),
          width: 128,
          opens: true,
          tip: (step) => stepWords(t, step),
          cell: (step) =>
            step.isUndone ? <del className="muted">{stepWords(t, step)}</del> : <b>{stepWords(t, step)}</b>,
        },
        { key: 'state', head: t('stateHead'), width: 196, cell: stateOf },
        {
          key: 'who',
          head: t('who'),
          width: 140,
          tip: ({ who }) => (who === null ? '' : `${who.name}, ${who.role}`),
          cell: ({ who }) => who?.name ?? <span className="muted">{t('missing')}</span>,
        },
        {
          key: 'where',
          head: t('where'),
          width: 136,
          tip: ({ where }) => where?.name ?? '',
          value: ({ where }) => where?.name,
        },
        {
          key: 'how',
          head: t('how'),
          tip: (step) => sourceWords(t, step),
          value: (step) => sourceWords(t, step),
          cell: (step) => <span className="muted">{sourceWords(t, step)}</span>,
        },
        {
          key: 'waited',
          head: t('waited'),
          width: 88,
          align: 'end',
          cell: ({ waitedMs, at }) =>
            waitedMs === null ? (
              at === null && <span className="muted">{t('missing')}</span>
            ) : (
              <span className="muted">{spanWords(t, waitedMs)}</span>
            ),
        },
      ]}
    />
  );
}
