import * as testDraftEndpoints from '@nidan/contract/catalogue/tests/test-draft-endpoints';
import type { TestDetails } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { changedColumns } from '../../base/organisation/changed-columns.ts';
import { putNextVersion, testToChange, type TestToChange, toldFields } from './change-test.ts';
import { editionOf, readChangedTest } from './test-details.query.ts';
import { type DraftOfTest, readTestDraft, type StoredTestDraft } from './test-draft.query.ts';
import { writeTestDraft } from './test-draft-rows.ts';
import { codeFaultsOf, strayIdsOf } from './test-shape-faults.ts';
import { stateOfTest, type TestFields } from './test-state.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface DraftToChange extends TestToChange {
  readonly stored: DraftOfTest;
}

/** Locks the catalogue; refuses an edition over which somebody has drafted or published since. */
async function draftToChange(
  ctx: Ctx,
  { testId, edition }: { readonly testId: string; readonly edition: number },
): Promise<DraftToChange> {
  const found = await testToChange(ctx, testId);
  const stored = await readTestDraft(ctx, testId);
  await expectVersion(ctx, {
    entityId: testId,
    expected: edition,
    found: editionOf(found.test, stored),
  });
  return { ...found, stored };
}

async function requireDraft(
  ctx: Ctx,
  body: { readonly testId: string; readonly edition: number },
): Promise<DraftToChange & { readonly draft: StoredTestDraft }> {
  const found = await draftToChange(ctx, body);
  const { draft } = found.stored;
  if (draft === null) throw refuseField('edition', 'test-without-draft');
  return { ...found, draft };
}

async function endDraft(ctx: Ctx, { test }: DraftToChange): Promise<void> {
  const { testId, version } = test;
  await writeTestDraft(ctx, { testId, basedOn: version, changes: null });
}

/** Writes what is to differ in the next version of a test, over the one in use; it may be incomplete until it is published. */
export const saveTestDraft = serve(
  testDraftEndpoints.saveTestDraft,
  async (ctx, { testId, edition, ...fields }): Promise<TestDetails> => {
    const found = await draftToChange(ctx, { testId, edition });
    const { catalogue, test, stored } = found;
    const before = stateOfTest(test);
    const wanted: Partial<TestFields> = { ...stored.draft?.changes, ...fields };
    const next = { ...before, ...wanted };
    const errors = [...strayIdsOf(catalogue, next), ...codeFaultsOf(catalogue, next)];
    if (errors.length > 0) throw refuse('invalid-input', { errors });
    const change = changedColumns<TestFields>(before, wanted);
    if (change === null && stored.draft === null) return readChangedTest(ctx, testId);
    const after = change?.after ?? null;
    await writeTestDraft(ctx, { testId, basedOn: test.version, changes: after });
    recordEvent(ctx, {
      entityKind: 'TEST',
      entityId: testId,
      action: after === null ? 'discardDraft' : 'saveDraft',
      before: toldFields(catalogue, change?.before ?? {}),
      after: toldFields(catalogue, after ?? {}),
    });
    return readChangedTest(ctx, testId);
  },
);

/** Makes the draft of a test its next version. One that was written over an earlier version is looked at and saved again first. */
export const publishTest = serve(
  testDraftEndpoints.publishTest,
  async (ctx, { testId, edition, reason }): Promise<TestDetails> => {
    const found = await requireDraft(ctx, { testId, edition });
    const { test, draft } = found;
    await expectVersion(ctx, { entityId: testId, expected: draft.basedOn, found: test.version });
    await endDraft(ctx, found);
    return putNextVersion(ctx, found, { fields: draft.changes, reason: reason ?? null });
  },
);

/** Gives the draft of a test up. */
export const discardTestDraft = serve(
  testDraftEndpoints.discardTestDraft,
  async (ctx, body): Promise<TestDetails> => {
    const found = await requireDraft(ctx, body);
    const { testId } = body;
    await endDraft(ctx, found);
    recordEvent(ctx, {
      entityKind: 'TEST',
      entityId: testId,
      action: 'discardDraft',
      before: toldFields(found.catalogue, found.draft.changes),
    });
    return readChangedTest(ctx, testId);
  },
);
