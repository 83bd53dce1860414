import type { TestDetails } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useState } from 'react';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { useTyped } from '../../../kernel/ui/fields/use-typed.ts';
import { catalogTexts } from './texts/catalog-texts.ts';
import { testDraftKeys } from './test-draft-keys.ts';
import { testDraftTexts } from './texts/test-draft-texts.ts';
import { areRowsRead, fieldsOfForm, formOfTest, type TestForm, unreadNumbers } from './test-form.ts';
import { useDraftSteps } from '../ranges/use-draft-steps.ts';

/**
 * What is typed of a test over its draft, how it is kept as the draft, and how that becomes the next version. What is typed counts
 * by the edition on which typing began, so that nobody overwrites what somebody else has drafted meanwhile.
 */
export function useTestDraft(test: TestDetails) {
  const t = useTexts(testDraftTexts);
  const words = useTexts(catalogTexts);
  const mayUpdate = useRight('masters', PERMISSION.update);
  const { testId, version, edition, draft } = test;
  const start = mayUpdate ? (draft?.definition ?? test) : test;
  const typed = useTyped<TestForm>(formOfTest(start), edition);
  const { values: form, hasTyped } = typed;
  const [reason, setReason] = useState('');
  const { busy, begin, ...steps } = useDraftSteps();
  const unread = unreadNumbers(form);
  const isRead = unread.length === 0 && areRowsRead(form);
  const isOutdated = draft !== null && draft.basedOn !== version;
  const whyNotSave = !isRead ? words('notNumber') : hasTyped || isOutdated ? null : t('nothingTyped');
  const save = (): void => {
    if (whyNotSave !== null || busy) return;
    begin();
    steps.saving.mutate(
      { body: { testId, edition: typed.version, ...fieldsOfForm(form) } },
      { onSuccess: typed.forget, onError: typed.refused },
    );
  };
  const unfit = draft === null ? t('noDraft') : isOutdated ? t('saveAgain') : null;
  const whyNotPublish = hasTyped ? t('saveFirst') : unfit;
  const publish = (): void => {
    if (whyNotPublish !== null || busy) return;
    begin();
    const why = reason.trim();
    steps.publishing.mutate(
      { body: { testId, edition, ...(why === '' ? {} : { reason: why }) } },
      { onSuccess: () => setReason('') },
    );
  };
  useShortcuts(testDraftKeys, mayUpdate ? { save, publish } : {});
  return {
    form,
    type: typed.type,
    reason,
    setReason,
    unread,
    fixed: !mayUpdate,
    isOutdated,
    refusal: steps.refusal,
    busy,
    whyNotSave,
    whyNotPublish,
    save,
    publish,
    discard: (): void => {
      begin();
      steps.discarding.mutate({ body: { testId, edition } });
    },
    step: (action: 'enable' | 'disable'): void => {
      begin();
      steps.stepping.mutate({ body: { testId, version, action } });
    },
  };
}

export type TestDraftState = ReturnType<typeof useTestDraft>;
