import { ruleSet } from '@nidan/domain/status-sets/lab/rule-set';
import { literalCode } from '../../../kernel/database/literal-code.ts';

/** States of `rule_set` that queries name, as SQL. */
export const DRAFT = literalCode(ruleSet.codes.draft);
export const APPROVED = literalCode(ruleSet.codes.approved);
