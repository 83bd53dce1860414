/** What may go wrong at a machine; one at a time. */
export const SIM_FAULTS = [
  'byte-by-byte',
  'split',
  'merged',
  'bad-checksum',
  'lost-ack',
  'restart',
  'duplicate',
  'wrong-encoding',
  'clock-off',
  'contention',
  'cut-records',
  'noise',
] as const;
export type SimFault = (typeof SIM_FAULTS)[number];

export function isSimFault(value: unknown): value is SimFault {
  return SIM_FAULTS.some((fault) => fault === value);
}

/** The pieces in which bytes go out under a fault. */
export function piecesOf(bytes: Buffer, fault: SimFault | null): Buffer[] {
  const size = fault === 'byte-by-byte' ? 1 : fault === 'split' ? 7 : bytes.length;
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += size) pieces.push(bytes.subarray(at, at + size));
  return pieces;
}
