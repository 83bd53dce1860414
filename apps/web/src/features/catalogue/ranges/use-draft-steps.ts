import { listParameters, listTests } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import {
  discardTestDraft,
  publishTest,
  saveTestDraft,
} from '@nidan/contract/catalogue/tests/test-draft-endpoints';
import { changeTestStatus, readTestDetails } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { catalogTexts } from '../tests/texts/catalog-texts.ts';
import { testDraftTexts } from '../tests/texts/test-draft-texts.ts';

const DRAFTED = { outdates: [readTestDetails] };
const IN_USE = { outdates: [listTests, listParameters, readTestDetails] };

/** What can be done with a draft and its test; one at a time, and a refusal of one is answered by the next. */
export function useDraftSteps() {
  const t = useTexts(testDraftTexts);
  const words = useTexts(catalogTexts);
  const saving = useApiMutation(saveTestDraft, {
    ...DRAFTED,
    onDone: () => toast({ type: 'SUCCESS', msg: t('saved') }),
  });
  const publishing = useApiMutation(publishTest, {
    ...IN_USE,
    onDone: (made) => toast({ type: 'SUCCESS', msg: t('published', made) }),
  });
  const discarding = useApiMutation(discardTestDraft, {
    ...DRAFTED,
    onDone: () => toast({ type: 'SUCCESS', msg: t('discarded') }),
  });
  const stepping = useApiMutation(changeTestStatus, {
    ...IN_USE,
    onDone: (made) => toast({ type: 'SUCCESS', msg: words('saved', made) }),
  });
  const all = [saving, publishing, discarding, stepping];
  return {
    saving,
    publishing,
    discarding,
    stepping,
    busy: all.some(({ isPending }) => isPending),
    refusal: all.find(({ error }) => error !== null)?.error ?? null,
    begin: (): void => all.forEach((one) => one.reset()),
  };
}
