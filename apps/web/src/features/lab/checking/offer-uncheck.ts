import { type checkResults, uncheckResults } from '@nidan/contract/lab/results/check-endpoints';
import { readWorksheet } from '@nidan/contract/lab/results/entry-endpoints';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { countWorklist, listWorklist } from '@nidan/contract/lab/results/worklist-endpoints';
import { api } from '../../../kernel/api/api.ts';
import { newId } from '../../../kernel/api/new-id.ts';
import { offerUndo, type UndoOffer } from '../../../kernel/undo/undo-offer.ts';

/** Tests of a bill as a check has left them. */
export interface CheckedTests {
  readonly billId: string;
  readonly tests: AnswerOf<typeof checkResults>['tests'];
}

interface Words extends Pick<UndoOffer, 'what' | 'detail' | 'link'> {
  /** Kept in the audit. */
  readonly reason: string;
  /** Told when what is taken back was released meanwhile. */
  readonly amends: string;
}

/** Offers to take a check back: the tests are unchecked with a reason; what was released meanwhile is amended later. */
export function offerUncheck(checked: readonly CheckedTests[], { reason, amends, ...said }: Words): void {
  if (checked.length === 0) return;
  const calls = checked.map(({ billId, tests }) => ({
    key: newId(),
    body: { billId, tests: tests.map(({ billTestId, version }) => ({ billTestId, version })), reason },
  }));
  offerUndo({
    ...said,
    run: async () => {
      // One after the other, as they were checked: a refusal leaves what follows as it is.
      const tests: { readonly amend: string }[] = [];
      // oxlint-disable-next-line no-await-in-loop
      for (const call of calls) tests.push(...(await api(uncheckResults, call)).tests);
      return tests.some(({ amend }) => amend === 'AMEND_TRUE') ? { detail: amends } : {};
    },
    outdates: [readWorksheet, listWorklist, countWorklist],
  });
}
