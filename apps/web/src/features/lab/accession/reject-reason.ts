/** Longest reason that the contract takes. */
export const LONGEST_REASON = 500;
const SHORTEST = 3;

/** The reason of a rejection: the one picked, the words typed, or both; null when it says too little. */
export function rejectReason(picked: string | null, typed: string): string | null {
  const reason = [picked ?? '', typed.trim()].filter((part) => part !== '').join(': ');
  return reason.length >= SHORTEST && reason.length <= LONGEST_REASON ? reason : null;
}
