import { listTests } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import {
  changeTestStatus,
  readTestDetails,
  type TestDetails,
  updateTest,
} from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { useTyped } from '../../../kernel/ui/fields/use-typed.ts';
import { catalogKeys } from './catalog-keys.ts';
import { catalogTexts } from './texts/catalog-texts.ts';
import { areRowsRead, changeOfForm, formOfTest, type TestForm, unreadNumbers } from './test-form.ts';

const OUTDATES = { outdates: [listTests, readTestDetails] };

/** What is typed of a test, and how it becomes the next version; Ctrl+S saves. */
export function useTestEditor(test: TestDetails) {
  const t = useTexts(catalogTexts);
  const mayUpdate = useRight('masters', PERMISSION.update);
  const {
    values: form,
    version: begunOn,
    type,
    refused,
    forget,
  } = useTyped<TestForm>(formOfTest(test), test.version);
  const [reason, setReason] = useState('');
  const onDone = ({ name, version }: TestDetails): void =>
    toast({ type: 'SUCCESS', msg: t('saved', { name, version }) });
  const update = useApiMutation(updateTest, { ...OUTDATES, onDone });
  const step = useApiMutation(changeTestStatus, { ...OUTDATES, onDone });
  const unread = unreadNumbers(form);
  const isRead = unread.length === 0 && areRowsRead(form);
  const begin = (): void => {
    forget();
    setReason('');
  };
  const save = (): void => {
    if (isRead)
      update.mutate(
        { body: changeOfForm({ ...test, version: begunOn }, form, reason) },
        { onSuccess: begin, onError: refused },
      );
  };
  useShortcuts(catalogKeys, { save: mayUpdate ? save : undefined });
  const { testId, version } = test;
  return {
    form,
    type,
    reason,
    setReason,
    unread,
    fixed: !mayUpdate,
    refusal: update.error ?? step.error,
    busy: update.isPending,
    off: isRead ? null : t('notNumber'),
    save,
    step: (action: 'enable' | 'disable') => step.mutate({ body: { testId, version, action } }),
  };
}

export type TestEditorState = ReturnType<typeof useTestEditor>;
