import type { Worksheet } from '@nidan/contract/lab/results/worksheet';

/** Text that changes with everything of the bill that its report shows. */
export function sheetStamp({ tests, released }: Pick<Worksheet, 'tests' | 'released'>): string {
  const versions = tests.map(({ billTestId, version }) => `${billTestId}:${version}`);
  const calls = tests.flatMap(({ parameters }) => parameters.flatMap(({ call }) => call?.calledAt ?? []));
  return [...versions, ...calls, released?.revision ?? 0].join(' ');
}
