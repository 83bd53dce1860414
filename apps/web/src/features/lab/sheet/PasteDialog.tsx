import { useTexts } from '../../../kernel/text/use-texts.ts';
import { kernelTexts } from '../../../kernel/text/kernel-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Dialog } from '../../../kernel/ui/overlays/Dialog.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { LabNo } from '../../../kernel/ui/values/LabNo.tsx';
import { ResultFlagMark } from '../../catalogue/values/ResultFlagMark.tsx';
import type { PastePlan } from './plan-paste.ts';
import type { JudgedValue } from './sheet-cells.ts';
import { sheetEntryTexts } from './texts/sheet-entry-texts.ts';

interface PasteDialogProps {
  readonly plan: PastePlan;
  readonly judged: readonly JudgedValue[];
  readonly onTake: (values: readonly JudgedValue[]) => void;
  readonly onClose: () => void;
}

/** What a pasted block would do to the sheet, value by value, before anything is done. */
export function PasteDialog({ plan, judged, onTake, onClose }: PasteDialogProps) {
  const t = useTexts(sheetEntryTexts);
  const kernel = useTexts(kernelTexts);
  const taken = judged.filter(({ fault }) => fault === null);
  const counts = [
    t('pasteLands', { count: taken.length }),
    ...counted(taken.filter(({ before }) => before !== null).length, 'pasteReplaces'),
    ...counted(taken.filter(({ row }) => row.critical).length, 'pasteCritical'),
    ...counted(judged.length - taken.length, 'pasteBad'),
    ...counted(plan.beside, 'pasteBeside'),
  ];
  const names = [
    { words: 'pasteUnmatched', of: plan.unmatched },
    { words: 'pasteUnknown', of: plan.unknown },
    { words: 'pasteTwice', of: plan.twice },
  ] as const;
  return (
    <Dialog
      kind={judged.length === taken.length && plan.unmatched.length === 0 ? 'INFO' : 'WARNING'}
      title={t('pasteTitle')}
      wide
      onClose={onClose}
      feet={
        <>
          <Button onClick={onClose}>{kernel('cancel')}</Button>
          <Button
            kind="primary"
            data-autofocus
            off={taken.length === 0 ? t('pasteNone') : undefined}
            onClick={() => onTake(taken)}
          >
            {t('pasteTake', { count: taken.length })}
          </Button>
        </>
      }
    >
      <p>{counts.join(', ')}</p>
      {names.map(
        ({ words, of }) =>
          of.length > 0 && (
            <p key={words}>
              <b>{t(words, { names: of.join(', ') })}</b>
            </p>
          ),
      )}
      {judged.length === 0 ? (
        <p>{t('pasteNone')}</p>
      ) : (
        <div style={{ maxHeight: 320, overflow: 'auto' }}>
          <Table
            label={t('pasteTitle')}
            rows={judged}
            rowKey={({ billTestId, parameterId }) => `${billTestId} ${parameterId}`}
            flush
            columns={[
              {
                key: 'sample',
                head: t('sample'),
                width: 128,
                value: ({ sample }) => sample.sheet.labNo,
                cell: ({ sample }) => <LabNo value={sample.sheet.labNo} />,
              },
              { key: 'parameter', head: t('parameter'), value: ({ row }) => row.parameter.name },
              {
                key: 'value',
                head: t('value'),
                width: 120,
                cell: ({ row, text }) => (
                  <span className="row" style={{ gap: 4 }}>
                    <b className="num">{text}</b>
                    <ResultFlagMark flag={row.flag} />
                  </span>
                ),
              },
              { key: 'says', head: t('says'), width: 280, tip: says, value: (one) => says(one) },
            ]}
          />
        </div>
      )}
    </Dialog>
  );

  function counted(count: number, words: 'pasteReplaces' | 'pasteCritical' | 'pasteBad' | 'pasteBeside') {
    return count === 0 ? [] : [t(words, { count })];
  }

  function says({ fault, row, before }: JudgedValue): string {
    if (fault === 'closed') return t('closed');
    if (row.bad !== null) return row.bad;
    const words = [
      ...(row.critical ? [t('critical')] : []),
      ...(before === null ? [] : [t('replaces', { value: before })]),
    ];
    return words.length === 0 ? t('fine') : words.join(', ');
  }
}
