import * as entryEndpoints from '@nidan/contract/lab/results/entry-endpoints';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { catalogueOf } from '../../catalogue/versions/catalog-cache.ts';
import { touchBillTest } from '../bill-tests/touch-bill-test.ts';
import { lockBillWithTests } from '../results/lock-bill-with-tests.ts';
import { requestedTests } from '../results/requested-tests.ts';
import { saveNotes } from '../results/result-rows.ts';
import { insertCommentDecision } from './comment-decision-rows.ts';
import { commentsOf, presentComments } from './result-comments.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Writes a proposed sentence to the remarks of its test, or dismisses it until there is another value; who did is kept. */
export const decideComment = serve(
  entryEndpoints.decideComment,
  async (ctx, { billId, billTestId, version, commentId, decision, language = 'en' }) => {
    const locked = await lockBillWithTests(ctx, billId);
    const [test] = await requestedTests(ctx, locked, [{ billTestId, version }]);
    if (test === undefined) throw refuse('test-of-other-bill');
    const catalogue = await catalogueOf(ctx);
    const proposed = commentsOf(test, test.results, catalogue).find(
      ({ rule, state }) => rule.commentId === commentId && state === 'proposed',
    );
    if (proposed === undefined) throw refuse('comment-not-open');
    const { rule, parameter, value } = proposed;
    const sentence = decision === 'accepted' ? rule.sentence[language] : null;
    const note = sentence === null ? test.note : [test.note.trim(), sentence].filter(Boolean).join('\n');
    await insertCommentDecision(ctx, { billTestId, commentId, value, decision, sentence });
    if (note !== test.note) await saveNotes(ctx, [{ billTestId, note }]);
    await touchBillTest(ctx, test);
    recordEvent(ctx, {
      entityKind: 'BILL_TEST',
      entityId: billTestId,
      billId,
      action: decision === 'accepted' ? 'commentAccept' : 'commentDismiss',
      before: { note: test.note },
      after: { note, parameter: parameter.code, value, comment: rule.name },
    });
    const decided = { commentId, value, decision, decidedBy: ctx.caller.name };
    const after = { ...test, note, comments: [decided, ...test.comments] };
    const comments = presentComments(after, commentsOf(after, test.results, catalogue));
    return { billTestId, note, comments };
  },
);
