import { previewPicture } from '@nidan/contract/lab/reports/report-endpoints';
import { readWorksheet } from '@nidan/contract/lab/results/entry-endpoints';
import { refetchFormats } from '@nidan/contract/lab/results/format-endpoint';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { formatTexts } from '../../catalogue/formats/texts/format-texts.ts';

/** Gives the tests of a bill that are not checked yet the format that the catalogue has for them now. */
export function ReportFormats({ billId }: { readonly billId: string }) {
  const t = useTexts(formatTexts);
  const sheet = useApiQuery(readWorksheet, { query: { billId } }, { keepFormer: false });
  const open = sheet.data?.tests.filter(({ state }) => state !== 'checked') ?? [];
  const take = useApiMutation(refetchFormats, {
    outdates: [readWorksheet, previewPicture],
    onDone: ({ tests }) => {
      const changed = new Set(tests.flatMap((one) => (one.changed ? [one.billTestId] : [])));
      const names = open.flatMap(({ billTestId, test }) => (changed.has(billTestId) ? [test.name] : []));
      toast({
        type: names.length === 0 ? 'INFO' : 'SUCCESS',
        msg: names.length === 0 ? t('alike') : t('taken', { names: names.join(', ') }),
      });
    },
  });
  const tests = open.map(({ billTestId, version }) => ({ billTestId, version }));
  return (
    <Section title={t('onReport')}>
      <QueryView query={sheet} lines={2}>
        {() => (
          <>
            {take.error && <ErrorState kind="row" refusal={take.error} />}
            <p className="t13 muted">{open.length === 0 ? t('kept') : t('onReportHint')}</p>
            <Button
              busy={take.isPending}
              off={open.length === 0 ? t('kept') : null}
              onClick={() => take.mutate({ body: { billId, tests } })}
            >
              {t('take')}
            </Button>
          </>
        )}
      </QueryView>
    </Section>
  );
}
