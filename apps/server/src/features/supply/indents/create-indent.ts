import * as indentEndpoints from '@nidan/contract/supply/indents/indent-endpoints';
import type { IndentDetails } from '@nidan/contract/supply/indents/indent-views';
import { indent } from '@nidan/domain/status-sets/supply/indent';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { numberOtherDocuments } from '../../money/bills/number-documents.ts';
import { makeSupplyDocument } from '../inventory/movements/make-supply-document.ts';
import { countLines } from './asked-lines.ts';
import { readIndentDetails } from './indent-details.query.ts';
import { insertIndent, lockIndent, updateIndent, writeIndentLines } from './indent-rows.ts';
import { requireTwoStores, seesStore } from './stores-of-document.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Asks a store for stock; the caller works at the store that asks. */
export const createIndent = serve(indentEndpoints.createIndent, async (ctx, body): Promise<IndentDetails> => {
  const { indentId, isDraft, lines: typed, ...asked } = body;
  const { to } = await requireTwoStores(ctx, body);
  if (!seesStore(ctx, to)) throw refuse('not-found');
  const lines = await countLines(ctx, typed);
  const note = asked.note.trim();
  await makeSupplyDocument(ctx, { documentId: indentId, series: 'I', locationId: to.location_id, note });
  const state = isDraft ? 'draft' : 'created';
  await insertIndent(ctx, { ...asked, note, indentId, state });
  await writeIndentLines(ctx, indentId, lines);
  recordEvent(ctx, {
    entityKind: 'INDENT',
    entityId: indentId,
    action: 'create',
    after: { state, lines: lines.length },
  });
  await numberOtherDocuments(ctx, [{ documentId: indentId, series: 'I' }]);
  return readIndentDetails(ctx, indentId);
});

/** Changes what an indent asks for that nobody has accepted. */
export const changeIndent = serve(
  indentEndpoints.changeIndent,
  async (ctx, { indentId, version, neededOn, note, lines: typed }): Promise<IndentDetails> => {
    const known = await lockIndent(ctx, indentId);
    await expectVersion(ctx, { entityId: indentId, expected: version, found: known.version });
    // Whoever may still accept it may still change it.
    if (known.state !== 'draft') stepOrRefuse('The indent', indent.step('accept', known.state));
    const lines = await countLines(ctx, typed);
    await writeIndentLines(ctx, indentId, lines);
    await updateIndent(ctx, known, { needed_on: neededOn, note: note.trim() });
    recordEvent(ctx, {
      entityKind: 'INDENT',
      entityId: indentId,
      action: 'change',
      after: { lines: lines.length },
    });
    return readIndentDetails(ctx, indentId);
  },
);

/** Sends a draft to the store that is asked. */
export const sendIndent = serve(
  indentEndpoints.sendIndent,
  async (ctx, { indentId, version }): Promise<IndentDetails> => {
    const known = await lockIndent(ctx, indentId);
    await expectVersion(ctx, { entityId: indentId, expected: version, found: known.version });
    const state = stepOrRefuse('The indent', indent.step('create', known.state));
    await updateIndent(ctx, known, { state });
    recordEvent(ctx, { entityKind: 'INDENT', entityId: indentId, action: 'send', after: { state } });
    return readIndentDetails(ctx, indentId);
  },
);
