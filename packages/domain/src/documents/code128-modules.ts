const SYMBOL = 11;
const STOP = 13;

/** Width in modules, without quiet zone, of a Code 128 that packs runs of digits in pairs, as printers' automatic mode does. */
export function code128Modules(text: string): number {
  let symbols = 0;
  let inPairs = false;
  let at = 0;
  while (at < text.length) {
    const digits = digitsAt(text, at);
    if (inPairs) {
      if (digits >= 2) at += 2;
      else inPairs = false;
    } else if (digits >= leastRun({ atStart: at === 0, toEnd: at + digits === text.length })) {
      if (digits % 2 === 1 && at > 0) {
        symbols += 1;
        at += 1;
      }
      inPairs = true;
      if (at === 0) continue;
    } else at += 1;
    symbols += 1;
  }
  const start = 1;
  const check = 1;
  return (start + symbols + check) * SYMBOL + STOP;
}

/** A run pays for its change of set from four digits on, and inside the text, where it must change back, from six. */
function leastRun({ atStart, toEnd }: { atStart: boolean; toEnd: boolean }): number {
  return atStart || toEnd ? 4 : 6;
}

function digitsAt(text: string, at: number): number {
  return /^\d*/u.exec(text.slice(at))?.[0].length ?? 0;
}
