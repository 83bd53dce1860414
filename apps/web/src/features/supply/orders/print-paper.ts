import { printFile } from '../../../kernel/print/print-file.ts';
import { toastRefusal } from '../../../kernel/ui/overlays/toast.ts';

/** Prints a paper once the server has made it; says why where it has not. */
export async function printPaper(paper: Promise<Parameters<typeof printFile>[0]>): Promise<void> {
  try {
    printFile(await paper);
  } catch (thrown) {
    toastRefusal(thrown);
  }
}
