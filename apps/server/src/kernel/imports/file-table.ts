import type { Fault } from '@nidan/domain/text/fault';
import type { FileCell } from '@nidan/domain/imports/sheet';

/** The cells of a file, its head first; `fault` says from which row on nothing could be read. */
export interface FileTable {
  readonly rows: readonly (readonly FileCell[])[];
  readonly fault: { readonly rowNo: number; readonly reason: Fault } | null;
}
