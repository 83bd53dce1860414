import type { MachineStatus } from '@nidan/domain/interfacing/machine-message';
import { newId } from '../../../kernel/database/new-id.ts';
import { attempt } from '../../../kernel/http/attempt.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { noteMachineEvent } from '../machines/note-machine-event.ts';
import { readMachine } from '../machines/machines-at-work.query.ts';

/** Notes what a machine says of itself; a step that makes no sense as it stands, such as a start of a running one, says nothing new. */
export async function noteStatuses(
  ctx: Ctx,
  machineId: string,
  statuses: readonly MachineStatus[],
): Promise<void> {
  for (const { event, text } of statuses) {
    const { version } = await readMachine(ctx, machineId);
    const note = text.slice(0, 500);
    const body = { eventId: newId(), machineId, version, kind: event, happenedAt: null, note, careId: null };
    await attempt(ctx, () => noteMachineEvent(ctx, body));
  }
}
