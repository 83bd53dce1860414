import { seesAmounts, seesUnreleased } from '@nidan/domain/access/work-scope';
import { EXPLORER_SUBJECTS, fieldOf } from '@nidan/domain/insight/explorer-fields';
import {
  type ExplorerQuestion,
  findExplorerFault,
  personFieldsAsked,
} from '@nidan/domain/insight/explorer-query';
import { requireRight } from '../../../kernel/access/require-right.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';

/** Every field that a question names. */
function fieldsAsked({ columns, filters, groups, measures, subject }: ExplorerQuestion): string[] {
  const named = [...filters, ...groups, ...measures].flatMap(({ field }) => field ?? []);
  const isList = groups.length + measures.length === 0;
  const shown = columns.length > 0 || !isList ? columns : EXPLORER_SUBJECTS[subject].usual;
  return [...named, ...shown];
}

/** Refuses a question that cannot be asked, or not by this caller: without the right, by what is masked, about amounts they do not see. */
export function judgeQuestion({ caller }: Ctx, question: ExplorerQuestion): void {
  const { needs } = EXPLORER_SUBJECTS[question.subject];
  requireRight(caller, needs.module, needs.bits);
  const fault = findExplorerFault(question);
  if (fault !== null) throw refuseField(`question.${fault.field}`, fault);
  const [masked] = caller.isDemoUser ? personFieldsAsked(question) : [];
  if (masked !== undefined) throw refuse('explorer-field-masked', { details: { field: masked } });
  const isAmount = (name: string): boolean => fieldOf(question.subject, name)?.kind === 'money';
  if (!seesAmounts(caller.scope) && fieldsAsked(question).some(isAmount)) throw refuse('not-found');
  if (!seesUnreleased(caller.scope) && question.subject === 'results') throw refuse('not-found');
}
