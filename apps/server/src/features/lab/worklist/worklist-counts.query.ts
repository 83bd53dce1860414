import * as worklistEndpoints from '@nidan/contract/lab/results/worklist-endpoints';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { WORKLIST_STATES, type WorklistState } from '@nidan/domain/results/worklist-states';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import type { Urgency } from '@nidan/domain/time/turn-around';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { catalogueOf } from '../../catalogue/versions/catalog-cache.ts';
import { conditionsOf, flagGroup, statesOf, urgencyOf, type WorklistFilter } from './worklist-filter.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Counts = AnswerOf<typeof worklistEndpoints.countWorklist>;

/** Open tests that are alike in everything that the list can be narrowed by. */
interface Group {
  readonly department_id: string;
  readonly test_id: string;
  readonly state: WorklistState;
  readonly urgency: Urgency;
  readonly flag: keyof Counts['flags'];
  readonly count: number;
}

type Facet = 'department' | 'test' | 'state' | 'urgency' | 'flag';

/** One scan of the open tests, under the conditions that have no numbers of their own. */
async function readGroups(ctx: Ctx, { priority, q }: WorklistFilter): Promise<readonly Group[]> {
  const others = conditionsOf(ctx, {
    ...(priority === undefined ? {} : { priority }),
    ...(q === undefined ? {} : { q }),
  });
  const more = others.map((condition) => sql`and ${condition}`);
  const { rows } = await sql<Group>`
    select department_id, test_id, state, urgency, flag, count(*)::int as count from (
      select bt.department_id, bt.test_id, bt.state, ${urgencyOf(ctx)} as urgency, ${flagGroup} as flag
      from bill_test bt
      where bt.l_id = ${ctx.lId} and bt.queue is not null ${sql.join(more, sql` `)}
    ) open
    group by department_id, test_id, state, urgency, flag`.execute(ctx.db);
  return rows;
}

/** How many bills the list reaches with all its filters. */
async function countBills(ctx: Ctx, filter: WorklistFilter): Promise<number> {
  const more = conditionsOf(ctx, filter).map((condition) => sql`and ${condition}`);
  const { rows } = await sql<{ count: number }>`
    select count(distinct bt.bill_id)::int as count from bill_test bt
    where bt.l_id = ${ctx.lId} and bt.state = any(${[...statesOf(filter)]})
      and bt.queue is not null ${sql.join(more, sql` `)}`.execute(ctx.db);
  return rows[0]?.count ?? 0;
}

/** Whether a group passes every filter but that of one facet. */
function passes(group: Group, filter: WorklistFilter, except: Facet | null): boolean {
  const { departmentId, testId, urgency, flag } = filter;
  const fits: Record<Facet, boolean> = {
    department: departmentId === undefined || group.department_id === departmentId,
    test: testId === undefined || group.test_id === testId,
    state: statesOf(filter).includes(group.state),
    urgency: urgency === undefined || group.urgency === urgency,
    flag: flag === undefined || group.flag === flag,
  };
  return Object.entries(fits).every(([facet, fit]) => fit || facet === except);
}

function sumOf(groups: readonly Group[]): number {
  return groups.reduce((sum, group) => sum + group.count, 0);
}

/** Numbers beside the worklist, in one scan of the open tests and one of their bills. */
export const countWorklistOf = serve(
  worklistEndpoints.countWorklist,
  async (ctx, filter: WorklistFilter): Promise<Counts> => {
    const [groups, bills] = await Promise.all([readGroups(ctx, filter), countBills(ctx, filter)]);
    const { departments, tests } = await catalogueOf(ctx);
    const under = (facet: Facet | null): Group[] => groups.filter((group) => passes(group, filter, facet));
    const byDepartment = Map.groupBy(under('department'), (group) => group.department_id);
    const byTest = Map.groupBy(under('test'), (group) => group.test_id);
    const byState = Map.groupBy(under('state'), (group) => group.state);
    const byUrgency = Map.groupBy(under('urgency'), (group) => group.urgency);
    const byFlag = Map.groupBy(under('flag'), (group) => group.flag);
    const countIn = <K>(found: ReadonlyMap<K, readonly Group[]>, key: K): number =>
      sumOf(found.get(key) ?? []);
    return {
      departments: [...departments.values()].map(({ departmentId, code, name }) => {
        const own = byDepartment.get(departmentId) ?? [];
        return { departmentId, code, name, count: sumOf(own), hot: sumOf(own.filter(isHot)) };
      }),
      tests: [...byTest]
        .flatMap(([testId, own]) => {
          const test = tests.get(testId);
          return test === undefined ? [] : [{ testId, code: test.code, name: test.name, count: sumOf(own) }];
        })
        .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name)),
      states: WORKLIST_STATES.map((state) => ({
        state,
        label: billTest.labelOf(state),
        count: countIn(byState, state),
      })),
      urgency: {
        cool: countIn(byUrgency, 'cool'),
        warm: countIn(byUrgency, 'warm'),
        hot: countIn(byUrgency, 'hot'),
      },
      flags: {
        critical: countIn(byFlag, 'critical'),
        abnormal: countIn(byFlag, 'abnormal'),
        normal: countIn(byFlag, 'normal'),
      },
      total: sumOf(under(null)),
      bills,
    };
  },
);

function isHot({ urgency }: Group): boolean {
  return urgency === 'hot';
}
