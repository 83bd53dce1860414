import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { type AskedSwitch, putWaitingSetting } from './setting-rows.ts';

/** Puts a switch into force that somebody asked for, by the look of a second person; one that was taken back since stays as it is. */
export async function confirmSwitch(ctx: Ctx, asked: AskedSwitch): Promise<void> {
  const put = await putWaitingSetting(ctx, asked);
  if (put === undefined) return;
  const { name, before, value } = put;
  recordEvent(ctx, {
    entityKind: 'LAB_SETTING',
    entityId: asked.settingId,
    action: 'confirm',
    before: { name, value: before },
    after: { name, value },
  });
}
