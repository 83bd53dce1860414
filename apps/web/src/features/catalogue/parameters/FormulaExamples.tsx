import type { FormulaEffect } from '@nidan/contract/lab/results/formula-effect-endpoint';
import { showDay } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Table } from '../../../kernel/ui/Table.tsx';
import { ResultFlagMark } from '../values/ResultFlagMark.tsx';
import { formulaEffectTexts } from './texts/formula-effect-texts.ts';
import { useBlankWords } from '../ranges/rules/use-blank-words.ts';

type Examples = FormulaEffect['examples'];

interface NumberedExample {
  readonly number: number;
  readonly example: Examples[number];
}

/** A value with its flag, as it stands and as it would be. */
const SIDES = [
  ['before', 'flagBefore'],
  ['after', 'flagAfter'],
] as const;

/** Results that another formula would change, each with what it was calculated from. */
export function FormulaExamples({ examples }: { readonly examples: Examples }) {
  const t = useTexts(formulaEffectTexts);
  const wordsOf = useBlankWords();
  const inputsOf = ({ example }: NumberedExample): string =>
    example.inputs.map(({ code, value }) => `${code} ${value ?? t('none')}`).join(', ');
  return (
    <>
      <h3>{t('examples')}</h3>
      <Table
        label={t('examples')}
        rows={examples.map((example, index) => ({ number: index + 1, example }))}
        rowKey={({ number }) => String(number)}
        flush
        columns={[
          {
            key: 'date',
            head: t('date'),
            width: 96,
            value: ({ example }) => example.date,
            saved: ({ example }) => showDay(example.date),
            cell: ({ example }) => showDay(example.date),
          },
          ...SIDES.flatMap(([value, flag]) => [
            {
              key: value,
              head: t(value),
              width: 76,
              align: 'end' as const,
              cell: ({ example }: NumberedExample) =>
                example[value] ?? <span className="muted">{t('blank')}</span>,
            },
            {
              key: flag,
              head: t('flag'),
              width: 76,
              cell: ({ example }: NumberedExample) => <ResultFlagMark flag={example[flag]} />,
            },
          ]),
          {
            key: 'inputs',
            head: t('inputs'),
            value: (row) =>
              [inputsOf(row), row.example.blank === null ? '' : wordsOf(row.example.blank)]
                .filter((part) => part !== '')
                .join('; '),
            tip: inputsOf,
          },
        ]}
      />
    </>
  );
}
