import type { askExplorer } from '@nidan/contract/insight/explorer/explorer-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { ExplorerQuestion } from '@nidan/domain/insight/explorer-query';

/** A question as a body of its own, which the schema may take apart. */
export function sentQuestion(question: ExplorerQuestion): BodyOf<typeof askExplorer>['question'] {
  return {
    ...question,
    filters: question.filters.map((filter) => ({ ...filter, values: [...filter.values] })),
    columns: [...question.columns],
    groups: question.groups.map((group) => ({ ...group })),
    measures: question.measures.map((measure) => ({ ...measure })),
  };
}
