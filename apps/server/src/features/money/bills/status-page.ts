import { initialsOfName, type PublicState } from '@nidan/domain/billing/public-status';
import { formatDateTime } from '@nidan/domain/time/indian-date';
import { escapeHtml } from '../../../kernel/http/serving/escape-html.ts';
import {
  publicFacts,
  publicList,
  publicPage,
  publicVerdict,
  sendPublicPage,
} from '../../../kernel/http/serving/public-page.ts';
import type { OpenCtx } from '../../../kernel/http/route.ts';
import { type BillStatus, readBillStatus } from './bill-status.query.ts';

const WORDS: Readonly<Record<PublicState, string>> = {
  waiting: 'Sample not given yet',
  inLab: 'In the laboratory',
  ready: 'Ready',
  canceled: 'Cancelled',
};

/** How far the tests of a bill are, in a patient's words. Everything from the database is escaped. */
export function statusPage(bill: BillStatus): string {
  const moment = (at: Date): string => formatDateTime(bill.zone, at).slice(0, 16);
  const facts = [
    ['Lab ID', bill.labNo],
    ['Patient', initialsOfName(bill.patientName)],
    ['Registered', moment(bill.billedAt)],
    ...(bill.labPhone === '' ? [] : [['Phone of the laboratory', bill.labPhone] as const]),
  ] as const;
  const tests = bill.tests.map(({ name, state, dueAt }, index) => {
    const open = state === 'waiting' || state === 'inLab';
    const words = open ? `${WORDS[state]}, expected ${moment(dueAt)}` : WORDS[state];
    return [name ?? `Test ${index + 1}`, words] as const;
  });
  return publicPage(
    `Status of ${bill.labNo}`,
    `<h1>${escapeHtml(bill.labName)}</h1>
<p class="small">How far the tests are</p>
${verdict(bill)}
<dl>${publicFacts(facts)}</dl>
<h2 class="small">Tests</h2>
${publicList(tests)}
<p>Times are those of the laboratory (${escapeHtml(bill.zone)}). Open this page again for the latest state. Results are not shown here.</p>`,
  );
}

function verdict({ tests }: BillStatus): string {
  const live = tests.filter(({ state }) => state !== 'canceled');
  if (live.length === 0) return publicVerdict('stale', 'Every test is cancelled.');
  const ready = live.filter(({ state }) => state === 'ready').length;
  if (ready === live.length) return publicVerdict('good', 'Every test is ready.');
  return publicVerdict('open', `${ready} of ${live.length} tests ${ready === 1 ? 'is' : 'are'} ready.`);
}

function unknownBillPage(): string {
  return publicPage(
    'Bill not found',
    `<h1>No such bill</h1>
<p>This code belongs to no bill. Scan the code on the paper again; if this page comes back, please contact the laboratory that is named on the paper.</p>`,
  );
}

/** Serves the page that the code on a bill opens, to anybody; a code that belongs to nothing gets a page too, with 404. */
export async function showBillStatus(ctx: OpenCtx, token: string): Promise<string> {
  const bill = await readBillStatus(ctx.services.db, token);
  sendPublicPage(ctx.reply, bill === null ? 404 : 200);
  return bill === null ? unknownBillPage() : statusPage(bill);
}
