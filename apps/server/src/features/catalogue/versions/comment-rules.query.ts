import { type CommentRule, parseCommentCondition } from '@nidan/domain/results/result-comment';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

interface Row extends Pick<CommentRule, 'commentId' | 'name' | 'sentence'> {
  readonly parameterId: string;
  readonly condition: string;
}

/** The sentences in use that results propose, by parameter and name. */
export async function readCommentRules({
  db,
  lId,
}: Pick<Ctx, 'db' | 'lId'>): Promise<ReadonlyMap<string, readonly CommentRule[]>> {
  const { rows } = await sql<Row>`
    select result_comment_id as "commentId", parameter_id as "parameterId", name, condition,
      jsonb_build_object('en', english, 'hi', hindi, 'mr', marathi) as sentence
    from result_comment where l_id = ${lId} and status = ${masterData.codes.enabled}
    order by name, code`.execute(db);
  const rules = rows.flatMap(({ parameterId, condition: text, ...rule }) => {
    const condition = parseCommentCondition(text);
    return condition === null ? [] : [{ parameterId, rule: { ...rule, condition } }];
  });
  const byParameter = Map.groupBy(rules, ({ parameterId }) => parameterId);
  return new Map([...byParameter].map(([id, own]) => [id, own.map(({ rule }) => rule)]));
}
