import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import type { boxManifest } from '@nidan/contract/lab/boxes/box-endpoints';
import { bandText } from '@nidan/domain/boxes/temperature-band';
import type { BoxManifest } from '@nidan/domain/documents/box-manifest';
import { formatDateTime } from '@nidan/domain/time/indian-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import type { Ctx } from '../../../kernel/http/context.ts';
import { boxDetails } from './read-box.ts';

/** Of '25/11/2026 21:53:22'. */
const TO_THE_MINUTE = 16;

/** The list of a box as it is printed: what is in it, and nothing of what was taken out. */
export async function loadManifest(ctx: Ctx, { batchId }: QueryOf<typeof boxManifest>): Promise<BoxManifest> {
  const { box, items } = await boxDetails(ctx, batchId);
  const at = (instant: string | null): string | null =>
    instant === null ? null : formatDateTime(ctx.lab.timeZone, new Date(instant)).slice(0, TO_THE_MINUTE);
  const carried = items.filter(({ stateLabel }) => stateLabel !== 'canceled').toReversed();
  return {
    documentDate: calendarDateIn(ctx.lab.timeZone, ctx.now),
    labName: ctx.lab.name,
    code: box.code,
    from: box.from.name,
    to: box.to.name,
    band: bandText(box.band),
    packedBy: box.createdBy,
    packedAt: at(box.createdAt) ?? '',
    sentAt: at(box.sentAt),
    deadline: at(box.deadline),
    rider: box.rider?.name ?? null,
    courierTrackingNo: box.courierTrackingNo,
    note: box.note,
    tubes: carried.map(({ barcode, container, testCodes, goodUntil }) => ({
      barcode,
      container: container.name,
      tests: testCodes.join(', '),
      goodUntil: at(goodUntil) ?? '',
    })),
  };
}
