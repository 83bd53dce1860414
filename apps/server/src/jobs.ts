import type { JobName } from '@nidan/domain/scheduling/job-names';
import { sealEvents } from './features/base/audit/seal-events.ts';
import { verifyChains } from './features/base/audit/verify-chains.ts';
import { deleteOldDevices } from './features/base/sign-in/known-device-rows.ts';
import { deleteOldTries } from './features/base/sign-in/sign-in-attempt-rows.ts';
import { deliverMessages } from './features/links/delivery/deliver-messages.ts';
import { watchMessages } from './features/links/delivery/watch-messages.ts';
import { beginReports } from './features/insight/scheduled-reports/begin-reports.ts';
import { makeReport } from './features/insight/scheduled-reports/make-report.ts';
import { tryImport } from './features/links/imports/try-import.ts';
import { writeImport } from './features/links/imports/write-import.ts';
import { closePastDays } from './features/ledger/closed-days/close-past-days.ts';
import { beginNightRuns } from './features/money/agency-invoices/runs/begin-night-runs.ts';
import { cutRun } from './features/money/agency-invoices/runs/cut-run.ts';
import { applyPaymentEvents } from './features/money/payment-orders/apply-payment-events.ts';
import { askGateway } from './features/money/payment-orders/ask-gateway.ts';
import { watchPaymentOrders } from './features/money/payment-orders/watch-payment-orders.ts';
import { escalateCriticals } from './features/lab/critical/escalate-criticals.ts';
import { proposeNoGrowthOfLabs } from './features/lab/culture/propose-no-growth.ts';
import { autoverify } from './features/lab/autoverification/autoverify.ts';
import { attachMachineFile } from './features/lab/interfacing/attach-machine-file.ts';
import { postHeldValues } from './features/lab/interfacing/post-held-values.ts';
import { postMachineMessage } from './features/lab/interfacing/post-machine-message.ts';
import { sendPushes, watchPushes } from './features/links/push/send-pushes.ts';
import { publishReleased, publishWaiting } from './features/links/publishing/publish-jobs.ts';
import { renderReport } from './features/lab/reports/render-report.ts';
import { consumeOfLabs } from './features/supply/inventory/consumption/consume-of-labs.ts';
import { reckonTestCosts } from './features/supply/inventory/consumption/reckon-test-costs.ts';
import { countStockUse } from './features/supply/inventory/levels/count-stock-use.ts';
import { deleteOldAnswers } from './kernel/jobs/delete-old-answers.ts';
import { deleteOldSessions } from './kernel/jobs/delete-old-sessions.ts';
import type { Job } from './kernel/jobs/start-worker.ts';

/** What does each job. */
export const jobs: Readonly<Record<JobName, Job>> = {
  'apply-payment-events': applyPaymentEvents,
  'ask-gateway': askGateway,
  autoverify,
  'begin-invoice-runs': beginNightRuns,
  'begin-reports': beginReports,
  'close-past-days': closePastDays,
  'consume-stock': consumeOfLabs,
  'cut-invoices': cutRun,
  'count-stock-use': countStockUse,
  'deliver-messages': deliverMessages,
  'delete-old-answers': deleteOldAnswers,
  'delete-old-sessions': deleteOldSessions,
  'delete-old-devices': deleteOldDevices,
  'delete-old-tries': deleteOldTries,
  'escalate-criticals': escalateCriticals,
  'attach-machine-file': attachMachineFile,
  'make-report': makeReport,
  'post-held-data': postHeldValues,
  'post-machine-data': postMachineMessage,
  'propose-no-growth': proposeNoGrowthOfLabs,
  'publish-report': publishReleased,
  'publish-waiting': publishWaiting,
  'render-report': renderReport,
  'reckon-test-costs': reckonTestCosts,
  'seal-events': sealEvents,
  'send-pushes': sendPushes,
  'try-import': tryImport,
  'verify-chains': verifyChains,
  'watch-messages': watchMessages,
  'watch-pushes': watchPushes,
  'watch-payment-orders': watchPaymentOrders,
  'write-import': writeImport,
};

/** Jobs that people at the bench wait for. They have workers of their own, which no message, file or run of the night keeps busy. */
const BENCH_JOBS: readonly JobName[] = [
  'post-machine-data',
  'post-held-data',
  'attach-machine-file',
  'autoverify',
  'escalate-criticals',
];

function jobsWhere(isOfBench: boolean): Readonly<Record<string, Job>> {
  return Object.fromEntries(
    Object.entries(jobs).filter(([name]) => BENCH_JOBS.some((one) => one === name) === isOfBench),
  );
}

/** All jobs, by the worker that does them. */
export const jobsOfWorkers = { bench: jobsWhere(true), others: jobsWhere(false) };

/** Jobs that the worker starts by itself, as lines of a crontab in UTC; one run at a time among all processes. */
export const schedule: readonly string[] = [
  '* * * * * seal-events ?jobKey=seal-events&max=1',
  '* * * * * escalate-criticals ?jobKey=escalate-criticals&max=3',
  '* * * * * watch-messages ?jobKey=watch-messages&max=3',
  '* * * * * watch-pushes ?jobKey=watch-pushes&max=3',
  '* * * * * watch-payment-orders ?jobKey=watch-payment-orders&max=3',
  '* * * * * publish-waiting ?jobKey=publish-waiting&max=3',
  '*/10 * * * * propose-no-growth ?jobKey=propose-no-growth&max=3',
  // Zones begin their 1:00 at a quarter of an hour.
  '*/15 * * * * begin-reports ?jobKey=begin-reports&max=3',
  '*/15 * * * * begin-invoice-runs ?jobKey=begin-invoice-runs&max=3',
  '*/10 * * * * consume-stock ?jobKey=consume-stock&max=3',
  '33 * * * * count-stock-use ?jobKey=count-stock-use&max=3',
  '43 * * * * reckon-test-costs ?jobKey=reckon-test-costs&max=3',
  '27 * * * * close-past-days ?jobKey=close-past-days&max=3',
  '7 * * * * delete-old-tries ?jobKey=delete-old-tries&max=3',
  '17 * * * * delete-old-sessions ?jobKey=delete-old-sessions&max=3',
  '47 20 * * * delete-old-devices ?jobKey=delete-old-devices&max=3',
  // At half past two at night in India.
  '0 21 * * * verify-chains ?jobKey=verify-chains&max=1',
  '37 20 * * * delete-old-answers ?jobKey=delete-old-answers&max=3',
];
