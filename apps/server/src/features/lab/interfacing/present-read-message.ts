import type { ReadMessageView } from '@nidan/contract/lab/interfacing/machine-data-views';
import type { MachineMessage, MachineResult } from '@nidan/domain/interfacing/machine-message';

function presentResult({
  file,
  flags,
  beside,
  ...result
}: MachineResult): ReadMessageView['samples'][number]['results'][number] {
  return { ...result, flags: [...flags], beside: [...beside], hasFile: file !== null };
}

/** What a driver read of a message, as the API shows it. */
export function presentReadMessage(message: MachineMessage): ReadMessageView {
  const { controlId, sender, samples, query, statuses, faults } = message;
  return {
    controlId,
    sender,
    samples: samples.map(({ results, ...sample }) => ({ ...sample, results: results.map(presentResult) })),
    query: query === null ? null : { tag: query.tag, sampleIds: [...query.sampleIds] },
    statuses: [...statuses],
    faults: [...faults],
  };
}
