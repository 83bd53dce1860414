import { rupeesOfPaise } from '@nidan/domain/money/rupees';
import { readPercentageEffect } from '@nidan/contract/catalogue/rates/rate-endpoints';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import { useApiQuery } from '../../../../kernel/api/use-api-query.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { Note } from '../../../../kernel/ui/Note.tsx';
import { QueryView } from '../../../../kernel/ui/QueryView.tsx';
import { rupees } from '../../../../kernel/ui/values/rupees.ts';
import { Table } from '../../../../kernel/ui/Table.tsx';
import { ratesTexts } from '../texts/rates-texts.ts';

interface PercentEffectProps {
  readonly rateListId: string;
  readonly percent: number;
  readonly from: CalendarDate;
  readonly departmentId: string | null;
}

/** What a percentage would make of the prices of a list, before it is done. */
export function PercentEffect({ departmentId, ...by }: PercentEffectProps) {
  const t = useTexts(ratesTexts);
  const query = useApiQuery(readPercentageEffect, {
    query: { ...by, ...(departmentId === null ? {} : { departmentId }) },
  });
  return (
    <QueryView query={query} lines={4}>
      {({ prices, pricePaise, nextPaise, underCost, examples }) =>
        prices === 0 ? (
          <Note tone="warn">{t('percentNone')}</Note>
        ) : (
          <>
            <p>
              {t('percentEffect', { count: prices, before: rupees(pricePaise), after: rupees(nextPaise) })}
            </p>
            {underCost !== null && underCost > 0 && (
              <Note tone="warn">{t('percentUnderCost', { count: underCost })}</Note>
            )}
            <Table
              label={t('percentExamples')}
              keys="focus"
              rows={examples}
              rowKey={({ testId }) => testId}
              columns={[
                { key: 'code', head: t('code'), width: 84, value: ({ code }) => code },
                { key: 'name', head: t('test'), value: ({ name }) => name },
                {
                  key: 'before',
                  head: t('percentBefore'),
                  width: 84,
                  align: 'end',
                  value: (row) => row.pricePaise,
                  saved: (row) => rupeesOfPaise(row.pricePaise),
                  cell: (row) => rupees(row.pricePaise),
                },
                {
                  key: 'after',
                  head: t('percentAfter'),
                  width: 84,
                  align: 'end',
                  value: (row) => row.nextPaise,
                  saved: (row) => rupeesOfPaise(row.nextPaise),
                  cell: (row) => rupees(row.nextPaise),
                },
              ]}
            />
          </>
        )
      }
    </QueryView>
  );
}
