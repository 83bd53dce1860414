import { useTexts } from '../../../kernel/text/use-texts.ts';
import { ValueField } from '../../../kernel/ui/fields/ValueField.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { showZ, typedNumber } from '../quality/quality-words.ts';
import { EqaMark } from './EqaMark.tsx';
import { eqaTexts } from './texts/eqa-texts.ts';
import { type Line, previewOf } from './use-round-entry.ts';

interface RoundTableProps {
  readonly lines: readonly Line[];
  readonly current: string;
  readonly isOpen: boolean;
  readonly onCurrent: (key: string) => void;
  readonly onType: (key: string, part: Partial<Pick<Line, 'own' | 'assigned' | 'sd'>>) => void;
}

const FIGURES = [
  { figure: 'own', head: 'own', label: 'ownOf' },
  { figure: 'assigned', head: 'assigned', label: 'assignedOf' },
  { figure: 'sd', head: 'sd', label: 'sdOf' },
] as const;

/** What the lab measured beside what the scheme assigned, with its z. */
export function RoundTable({ lines, current, isOpen, onCurrent, onType }: RoundTableProps) {
  const t = useTexts(eqaTexts);
  return (
    <Table
      flush
      keys="focus"
      label={t('results')}
      rows={lines}
      rowKey={({ key }) => key}
      current={current}
      onCurrent={onCurrent}
      empty={<p className="muted">{t('noResults')}</p>}
      columns={[
        {
          key: 'parameter',
          head: t('parameter'),
          tip: ({ parameter, machine }) => `${parameter.name}, ${machine.name}`,
          cell: ({ parameter, machine, unit }) => (
            <>
              <b>{parameter.name}</b> <span className="muted t13">{`${unit}, ${machine.name}`}</span>
            </>
          ),
        },
        ...FIGURES.map(({ figure, head, label }) => ({
          key: figure,
          head: t(head),
          width: 96,
          cell: (line: Line) =>
            isOpen ? (
              <ValueField
                labelHidden
                label={t(label, { what: line.parameter.name })}
                inputMode="decimal"
                value={line[figure]}
                error={isWrong(line[figure]) ? t('badNumber') : undefined}
                onChange={(text) => onType(line.key, { [figure]: text })}
                onFocus={() => onCurrent(line.key)}
              />
            ) : (
              line[figure]
            ),
        })),
        {
          key: 'z',
          head: t('z'),
          width: 52,
          align: 'end',
          value: (line) => zWords(line),
          cell: (line) => <b>{zWords(line)}</b>,
        },
        { key: 'verdict', head: t('verdict'), width: 92, cell: (line) => <Verdict of={line} /> },
      ]}
    />
  );
}

const isWrong = (text: string): boolean => text.trim() !== '' && typedNumber(text) === null;

function zWords(line: Line): string {
  const preview = previewOf(line);
  return preview === null ? '' : showZ(preview.z);
}

function Verdict({ of }: { readonly of: Line }) {
  const preview = previewOf(of);
  return preview === null ? null : <EqaMark verdict={preview.verdict} />;
}
