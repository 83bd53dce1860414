/** One tube of a bill: the lab ID and the number of the tube within it, from 1 on. */
export interface TubeNumber {
  readonly labNo: string;
  readonly tube: number;
}
