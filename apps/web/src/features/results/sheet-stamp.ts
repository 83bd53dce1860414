import type { Worksheet } from '@nidan/contract/results/worksheet';

/** Text that changes with everything of the bill that its report shows. */
export function sheetStamp({ tests, released }: Pick<Worksheet, 'tests' | 'released'>): string {
  const parts = tests.map(({ billTestId, version }) => `${billTestId}:${version}`);
  return [...parts, released?.revision ?? 0].join(' ');
}
