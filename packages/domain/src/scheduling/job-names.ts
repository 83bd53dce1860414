/** Everything that is done outside of a request, by the name under which it is in the queue. */
export const JOB_NAMES = [
  'apply-payment-events',
  'ask-gateway',
  'attach-machine-file',
  'autoverify',
  'begin-invoice-runs',
  'begin-reports',
  'close-past-days',
  'consume-stock',
  'count-stock-use',
  'cut-invoices',
  'delete-old-answers',
  'delete-old-devices',
  'delete-old-sessions',
  'delete-old-tries',
  'deliver-messages',
  'escalate-criticals',
  'make-report',
  'post-held-data',
  'post-machine-data',
  'propose-no-growth',
  'publish-report',
  'publish-waiting',
  'reckon-test-costs',
  'render-report',
  'seal-events',
  'send-pushes',
  'try-import',
  'verify-chains',
  'watch-messages',
  'watch-payment-orders',
  'watch-pushes',
  'write-import',
] as const;
export type JobName = (typeof JOB_NAMES)[number];

/** True when the queue of this release has jobs of this name; one of a former release may still wait in it. */
export function isJobName(name: string): name is JobName {
  return JOB_NAMES.some((known) => known === name);
}

/** A job that has failed so often is shown to people: its first tries take some four minutes, its last ones days. */
export const SHOWN_FROM_ATTEMPT = 5;
