import { listFailedJobs } from '@nidan/contract/base/system-health/system-health-endpoints';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { listBills } from '@nidan/contract/money/bills/bill-endpoints';
import type { DayLab } from './open-labs.ts';

async function billsOf({ manager }: DayLab): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: AnswerOf<typeof listBills> = await manager.call(listBills, {
      query: { limit: 200, ...(cursor === '' ? {} : { cursor }) },
    });
    ids.push(...page.rows.map(({ billId }) => billId));
    cursor = page.next;
  }
  return ids;
}

/** Looks each hour at what a lab must see: every bill of the day once on the list of its desk, and no job that failed. */
export class DayWatch {
  readonly #lab: DayLab;
  readonly #before: number;

  private constructor(lab: DayLab, before: number) {
    this.#lab = lab;
    this.#before = before;
  }

  static async open(lab: DayLab): Promise<DayWatch> {
    return new DayWatch(lab, (await billsOf(lab)).length);
  }

  /** Throws when something is not as it must be after these bills were registered. */
  async look(registered: readonly string[]): Promise<void> {
    const listed = await billsOf(this.#lab);
    const seen = new Set(listed);
    const lost = registered.filter((billId) => !seen.has(billId));
    const { rows: failed } = await this.#lab.manager.call(listFailedJobs, { query: { limit: 50 } });
    const faults = [
      ...lost.map((billId) => `bill ${billId} is on no list`),
      ...(listed.length === seen.size ? [] : [`${listed.length - seen.size} bills are listed twice`]),
      ...(listed.length === this.#before + registered.length
        ? []
        : [`${listed.length} bills are listed, not ${this.#before + registered.length}`]),
      ...failed.map(({ task, problem }) => `job ${task} failed: ${problem ?? 'for other labs too'}`),
    ];
    if (faults.length > 0) throw new Error(`${this.#lab.name}: ${faults.join('; ')}`);
  }
}
