import type { WorksheetComment } from '@nidan/contract/lab/results/worksheet';
import { type CommentRule, type CommentState, commentState } from '@nidan/domain/results/result-comment';
import type { LabCatalogue, LabParameter } from '../../catalogue/versions/lab-catalogue.ts';
import type { StoredResult } from '../results/stored-result.ts';
import type { TestUnderWork } from '../results/tests-under-work.query.ts';

/** A sentence that a value of a test calls for, and what became of it. */
export interface ResultComment {
  readonly rule: CommentRule;
  readonly parameter: LabParameter;
  readonly value: string;
  readonly state: CommentState;
}

/** The sentences that the values of a test call for, in the order of the report. */
export function commentsOf(
  test: TestUnderWork,
  results: ReadonlyMap<string, StoredResult>,
  { comments }: Pick<LabCatalogue, 'comments'>,
): ResultComment[] {
  return test.test.parameters.flatMap(({ parameter }) => {
    const result = results.get(parameter.parameterId);
    const rules = comments.get(parameter.parameterId) ?? [];
    if (result === undefined || result.value === null) return [];
    const { value } = result;
    return rules.flatMap((rule): ResultComment[] => {
      const state = commentState(rule, result, test.comments);
      // What is checked stands as it is: nothing is proposed to it any more.
      if (state === null || (state === 'proposed' && test.state === 'checked')) return [];
      return [{ rule, parameter, value, state }];
    });
  });
}

/** The sentences of a test, as the bench and the pathologist see them. */
export function presentComments(test: TestUnderWork, comments: readonly ResultComment[]): WorksheetComment[] {
  return comments.map(({ rule, parameter, value, state }) => {
    const { commentId, sentence } = rule;
    const decided = test.comments.find((one) => one.commentId === commentId && one.value === value);
    const by = state === 'proposed' ? null : (decided?.decidedBy ?? null);
    return { commentId, parameter: parameter.name, value, sentence: { ...sentence }, state, decidedBy: by };
  });
}
