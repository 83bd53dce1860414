import type { IsolateView, SusceptibilityLine } from '@nidan/contract/lab/culture/culture-views';
import { readMeasured } from '@nidan/domain/susceptibility/measured-value';
import { shortOrganism } from '@nidan/domain/culture/organism-ranks';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import type { GridColumn } from '../../../kernel/ui/grid/grid-column.ts';
import { breakpointText, shownValue } from './culture-words.ts';
import { MicRuler } from './MicRuler.tsx';
import { cultureTexts } from './texts/culture-texts.ts';
import type { useValues } from './use-values.ts';
import { VerdictCell } from './VerdictCell.tsx';

interface ColumnsInput {
  readonly isolate: IsolateView;
  readonly others: readonly IsolateView[];
  readonly isOpen: boolean;
  readonly method: 'mic' | 'disk';
  readonly values: ReturnType<typeof useValues>;
}

/** The same medicine of another isolate. */
function sameOf(
  { lines }: IsolateView,
  { medicine, method }: SusceptibilityLine,
): SusceptibilityLine | undefined {
  return lines.find(
    (line) => line.medicine.id === medicine.id && line.method === method && line.raw !== null,
  );
}

/** The columns of the grid: what is typed, how it stands, what it means, and the other isolates beside it. */
export function useSusceptibilityColumns({ isolate, others, isOpen, method, values }: ColumnsInput) {
  const t = useTexts(cultureTexts);
  const columns: GridColumn<SusceptibilityLine>[] = [
    {
      key: 'medicine',
      head: t('medicine'),
      width: 'minmax(130px, 1fr)',
      tip: ({ medicine, group, routes }) => `${medicine.name}, ${group}, ${routes}`,
      cell: ({ medicine }) => medicine.name,
    },
    {
      key: 'mic',
      head: method === 'mic' ? t('mic') : t('zone'),
      width: 62,
      align: 'end',
      isValue: true,
      cell: ({ raw }) => <b>{raw === null ? '' : shownValue(raw)}</b>,
      edit: {
        value: ({ raw }) => raw ?? '',
        commit: (line, text) => values.type(isolate, line, text),
        can: () => isOpen,
        maxLength: 12,
        warn: (_, text) =>
          text.trim() === '' || readMeasured(method, text).ok
            ? null
            : t(method === 'mic' ? 'noMic' : 'noZone', { text }),
        starts: (_, character) => /[0-9<>≤≥.]/u.test(character),
      },
    },
    {
      key: 'ruler',
      head: method === 'mic' ? t('ruler') : t('rulerZone'),
      width: 140,
      cell: (line) => <MicRuler line={line} />,
    },
    { key: 'breakpoints', head: t('breakpoints'), width: 110, cell: (line) => breakpointText(line) },
    {
      key: 'verdict',
      head: t('verdict'),
      width: 104,
      cell: (line) => (
        <VerdictCell
          line={line}
          onSay={isOpen ? (category) => void values.say(isolate, line, category) : undefined}
        />
      ),
    },
    {
      key: 'print',
      head: t('print'),
      width: 52,
      align: 'center',
      cell: (line) =>
        line.raw === null ? null : (
          <input
            type="checkbox"
            tabIndex={-1}
            checked={line.prints}
            disabled={!isOpen}
            aria-label={`${t('print')} ${line.medicine.name}`}
            onChange={() => values.print(isolate, line)}
          />
        ),
    },
    ...others.map((other): GridColumn<SusceptibilityLine> => ({
      key: other.isolateId,
      head: `${other.isolateNo}: ${shortOrganism(other.organism.name)}`,
      width: 130,
      cell: (line) => {
        const same = sameOf(other, line);
        if (same === undefined) return <span className="muted">{t('notTested')}</span>;
        return (
          <>
            {shownValue(same.raw ?? '')} <b>{same.category ?? '–'}</b>
          </>
        );
      },
    })),
  ];
  return columns;
}
