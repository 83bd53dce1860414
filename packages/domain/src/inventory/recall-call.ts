/** A test that was measured with a lot that is called back. */
export interface RecalledTest {
  readonly patient: string;
  readonly test: string;
  /** As it is written on paper. */
  readonly measuredOn: string;
  readonly labNo: string;
  readonly hasReport: boolean;
}

/** What is said to somebody whose test was measured with a lot that is called back: a draft that a pathologist reads before the call. */
export function recallCallText({ patient, test, measuredOn, labNo, hasReport }: RecalledTest): string {
  const who = patient === '' ? 'the patient' : patient;
  const until = hasReport
    ? 'Please do not act on this result until the lab has confirmed it.'
    : 'The report is not released yet and waits until the test is repeated.';
  return `For ${who}: ${test} of ${measuredOn} (${labNo}) was measured with a reagent that its maker has called back. ${until} The test is repeated free of charge.`;
}
