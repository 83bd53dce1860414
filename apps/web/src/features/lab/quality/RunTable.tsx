import { sdOfTarget } from '@nidan/domain/quality/qc-series';
import type { RunSheet, SheetLine } from '@nidan/contract/lab/quality/quality-views';
import { judgePoints } from '@nidan/domain/quality/judge-points';
import { qcZScore } from '@nidan/domain/quality/qc-series';
import { type QcVerdict, verdictOf } from '@nidan/domain/quality/quality-state';
import type { WestgardRule } from '@nidan/domain/quality/westgard-rule';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { ValueField } from '../../../kernel/ui/fields/ValueField.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { digitsOfSpread } from '@nidan/domain/quality/digits-of-spread';
import { controlOf, farOff } from './far-off.ts';
import { showZ, typedNumber } from './quality-words.ts';
import styles from './Quality.module.css';
import { qualityTexts } from './texts/quality-texts.ts';
import { VerdictMark } from './VerdictMark.tsx';

interface RunTableProps {
  readonly sheet: RunSheet;
  /** What is typed and not saved, by series. */
  readonly typed: ReadonlyMap<string, string>;
  readonly isOpen: boolean;
  readonly onType: (seriesId: string, text: string) => void;
}

interface Preview {
  readonly z: number;
  readonly rules: readonly WestgardRule[];
  readonly verdict: QcVerdict;
}

const sdOf = ({ series }: SheetLine): number => sdOfTarget(series);

/** What the rules would say of a value beside the former points of its series; the server judges all levels together. */
function previewOf(line: SheetLine, value: number | null): Preview | null {
  const z = value === null ? null : qcZScore(value, line.series);
  if (z === null) return null;
  const points = [...line.before, z].map((one, at) => ({
    id: String(at),
    run: String(at),
    material: '',
    z: one,
  }));
  const rules = judgePoints(points, line.rules).get(String(line.before.length)) ?? [];
  return { z, rules, verdict: verdictOf(rules) };
}

/** The controls of a run with their values, bounds and verdicts. */
export function RunTable({ sheet, typed, isOpen, onType }: RunTableProps) {
  const t = useTexts(qualityTexts);
  const textOf = (line: SheetLine): string =>
    typed.get(line.series.seriesId) ?? (line.point === null ? '' : String(line.point.value));
  const previewed = (line: SheetLine): Preview | null => previewOf(line, typedNumber(textOf(line)));
  return (
    <Table
      flush
      keys="focus"
      label={t('points')}
      rows={sheet.lines}
      rowKey={({ series }) => series.seriesId}
      columns={[
        {
          key: 'control',
          head: t('control'),
          width: 260,
          value: ({ series }) => controlOf(series),
        },
        {
          key: 'value',
          head: t('value'),
          width: 190,
          cell: (line) =>
            isOpen ? (
              <ValueField
                labelHidden
                label={t('valueOf', { what: controlOf(line.series) })}
                inputMode="decimal"
                value={textOf(line)}
                end={line.series.unit}
                error={isWrong(textOf(line)) ? t('badNumber') : undefined}
                onChange={(text) => onType(line.series.seriesId, text)}
                warn={(text) => farOff(t, line.series, typedNumber(text))}
              />
            ) : (
              `${textOf(line)} ${line.series.unit}`
            ),
        },
        { key: 'bounds', head: t('bounds'), width: 150, cell: (line) => <Bounds of={line} /> },
        { key: 'lot', head: t('lot'), width: 80, value: ({ series }) => series.lotNo },
        {
          key: 'z',
          head: t('sdZ'),
          width: 56,
          align: 'end',
          value: (line) => zWords(previewed(line)),
          cell: (line) => <b>{zWords(previewed(line))}</b>,
        },
        {
          key: 'verdict',
          head: t('verdict'),
          cell: (line) => <Verdict of={line} preview={previewed(line)} />,
        },
      ]}
    />
  );
}

const isWrong = (text: string): boolean => text.trim() !== '' && typedNumber(text) === null;
const zWords = (preview: Preview | null): string => (preview === null ? '' : showZ(preview.z));

function Bounds({ of }: { readonly of: SheetLine }) {
  const t = useTexts(qualityTexts);
  const digits = digitsOfSpread(sdOf(of));
  const { minValue, maxValue } = of.series;
  return (
    <span className={styles.cell}>
      {t('range', { low: minValue.toFixed(digits), high: maxValue.toFixed(digits) })}
    </span>
  );
}

function Verdict({ of, preview }: { readonly of: SheetLine; readonly preview: Preview | null }) {
  const judged = of.point?.verdict ?? null;
  if (judged !== null) return <VerdictMark verdict={judged} rules={of.point?.rules ?? []} />;
  return preview === null ? null : <VerdictMark verdict={preview.verdict} rules={preview.rules} />;
}
