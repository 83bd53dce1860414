import { checkResults, uncheckResults } from '@nidan/contract/results/check-endpoints';
import { readWorksheet } from '@nidan/contract/results/entry-endpoints';
import { countWorklist, listWorklist } from '@nidan/contract/results/worklist-endpoints';
import type { Worksheet, WorksheetTest } from '@nidan/contract/results/worksheet';
import { asRefusal } from '../../kernel/api/api-refusal.ts';
import { useApiMutation } from '../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { toast, toastRefusal } from '../../kernel/ui/toast.ts';
import { authoriseTexts } from './authorise-texts.ts';
import { waitsForRelease } from './waits-for-release.ts';

const outdates = [readWorksheet, listWorklist, countWorklist];

type Whose = Pick<Worksheet, 'billId' | 'labNo' | 'patient'>;

/** Checks tests and releases their report; takes a check back. */
export function useAuthorise(onDone: () => void) {
  const t = useTexts(authoriseTexts);
  const check = useApiMutation(checkResults, { outdates });
  const takeBack = useApiMutation(uncheckResults, { outdates, onRefused: toastRefusal });

  const authorise = async (whose: Whose, tests: readonly WorksheetTest[]): Promise<void> => {
    const { billId, labNo, patient } = whose;
    const body = { billId, tests: tests.map(({ billTestId, version }) => ({ billTestId, version })) };
    try {
      const { released } = await check.mutateAsync({ body: { ...body, release: true } });
      const { revision = 1, status = '' } = released ?? {};
      toast({
        type: 'SUCCESS',
        msg: t('authorised', { labNo, revision }),
        detail: t('authorisedStatus', { status, patient: patient.fullName }),
        link: { words: t('openReport'), hash: `#/report/${billId}` },
      });
      onDone();
    } catch (thrown) {
      const refusal = asRefusal(thrown);
      if (!waitsForRelease(refusal)) return toastRefusal(refusal);
      await check.mutateAsync({ body: { ...body, release: false } }).then(
        () => {
          toast({ type: 'INFO', msg: t('checkedOnly', { labNo }), detail: refusal.msg });
          onDone();
        },
        (again: unknown) => toastRefusal(again),
      );
    }
  };
  const uncheck = (whose: Whose, tests: readonly WorksheetTest[], reason: string): void => {
    const refs = tests.map(({ billTestId, version }) => ({ billTestId, version }));
    takeBack.mutate(
      { body: { billId: whose.billId, tests: refs, reason } },
      {
        onSuccess: (answer) => {
          const amends = answer.tests.some(({ amend }) => amend === 'AMEND_TRUE');
          toast({
            type: 'SUCCESS',
            msg: t('unchecked', { count: tests.length, what: tests[0]?.test.name ?? '' }),
            ...(amends ? { detail: t('uncheckedAmend') } : {}),
          });
        },
      },
    );
  };
  return { authorise, uncheck, busy: check.isPending || takeBack.isPending };
}
