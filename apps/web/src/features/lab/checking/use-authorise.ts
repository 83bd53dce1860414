import { checkResults, uncheckResults } from '@nidan/contract/lab/results/check-endpoints';
import { readWorksheet } from '@nidan/contract/lab/results/entry-endpoints';
import { countWorklist, listWorklist } from '@nidan/contract/lab/results/worklist-endpoints';
import type { Worksheet, WorksheetTest } from '@nidan/contract/lab/results/worksheet';
import type { ApiRefusal } from '../../../kernel/api/api-refusal.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { undoTexts } from '../../../kernel/undo/undo-texts.ts';
import { authoriseTexts } from './texts/authorise-texts.ts';
import { offerUncheck } from './offer-uncheck.ts';
import { waitsForRelease } from './waits-for-release.ts';

const refsOf = (tests: readonly WorksheetTest[]) =>
  tests.map(({ billTestId, version }) => ({ billTestId, version }));
const outdates = [readWorksheet, listWorklist, countWorklist];

/** Checks tests of a bill and releases its report; takes a check back. `onDone` is called before the lists are read again. */
export function useAuthorise({ billId, labNo, patient }: Worksheet, onDone: () => void) {
  const t = useTexts(authoriseTexts);
  const undo = useTexts(undoTexts);
  const check = useApiMutation(checkResults, {
    outdates,
    onDone: ({ released, tests }) => {
      const what =
        released === null
          ? t('checkedOnly', { labNo })
          : t('authorised', { labNo, revision: released.revision });
      offerUncheck([{ billId, tests }], {
        what,
        ...(released && {
          detail: t('authorisedStatus', { status: released.status, patient: patient.fullName }),
          link: { words: t('openReport'), hash: `#/report/${billId}` },
        }),
        reason: undo('reason'),
        amends: t('uncheckedAmend'),
      });
      onDone();
    },
  });
  const takeBack = useApiMutation(uncheckResults, { outdates, onRefused: toastRefusal });

  const authorise = (tests: readonly WorksheetTest[]): void => {
    const body = { billId, tests: refsOf(tests) };
    const onError = (refusal: ApiRefusal): void => {
      if (!waitsForRelease(refusal)) return toastRefusal(refusal);
      check.mutate({ body: { ...body, release: false } }, { onError: toastRefusal });
    };
    check.mutate({ body: { ...body, release: true } }, { onError });
  };
  const uncheck = (tests: readonly WorksheetTest[], reason: string): void => {
    takeBack.mutate(
      { body: { billId, tests: refsOf(tests), reason } },
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
