import type { BoxView } from '@nidan/contract/lab/boxes/box-view';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { boxDeadline } from '@nidan/domain/boxes/box-deadline';
import { boxLife, countItems } from '@nidan/domain/boxes/box-life';
import { boxSteps } from '@nidan/domain/boxes/box-steps';
import { sampleBatchItem } from '@nidan/domain/status-sets/lab/sample-batch-item';
import { simpleAcceptance } from '@nidan/domain/status-sets/lab/simple-acceptance';
import { hasRight } from '../../../kernel/access/require-right.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { BoxRow, ItemGroup } from './box-row.ts';

/** How far a stored box has come. */
export function lifeOf({ status, groups }: Pick<BoxRow, 'status' | 'groups'>) {
  return boxLife({ acceptance: simpleAcceptance.stateOf(status), items: factsOf(groups) });
}

function factsOf(groups: readonly ItemGroup[]) {
  return groups.map(([state, isLost, count]) => ({ state: sampleBatchItem.stateOf(state), isLost, count }));
}

/** A box as the screens show it, with what the caller may do next where they work. */
export function presentBox(ctx: Ctx, row: BoxRow): BoxView {
  const life = lifeOf(row);
  const acceptance = simpleAcceptance.stateOf(row.status);
  const counts = countItems(factsOf(row.groups));
  const isUnderWay = (group: ItemGroup): boolean => {
    const { packed, onTheWay } = countItems(factsOf([group]));
    return packed + onTheWay > 0;
  };
  const deadline = boxDeadline(
    row.groups.filter(isUnderWay).map(([, , , stabilityHours, first]) => ({
      collectedAt: first === null ? null : new Date(first),
      stabilityHours,
    })),
  );
  const { locationId, userId } = ctx.caller;
  const may = hasRight(ctx.caller, 'samples', PERMISSION.update);
  return {
    batchId: row.batch_id,
    code: row.code,
    from: { locationId: row.from_location_id, name: row.from_name },
    to: { locationId: row.to_location_id, name: row.to_name },
    band: row.band,
    status: row.status,
    statusLabel: simpleAcceptance.labelOf(acceptance),
    life,
    counts,
    deadline: deadline?.toISOString() ?? null,
    isLate: deadline !== null && deadline < ctx.now,
    courierTrackingNo: row.courier_tracking_no,
    note: row.note,
    rider: row.rider_id === null ? null : { userId: row.rider_id, name: row.rider_name ?? '' },
    refusedBecause: row.refused_because,
    arrivalCelsius: row.arrival_celsius,
    openDiscrepancies: row.open_discrepancies,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by_name,
    sentAt: row.sent_at?.toISOString() ?? null,
    handedOverAt: row.handed_over_at?.toISOString() ?? null,
    countedAt: row.counted_at?.toISOString() ?? null,
    decidedAt: row.decided_at?.toISOString() ?? null,
    reason: row.reason,
    version: row.version,
    can: may
      ? boxSteps({
          life,
          counts,
          isHere: locationId === row.from_location_id,
          isAtEnd: locationId === row.to_location_id,
          isRider: userId === row.rider_id,
          isHandedOver: row.handed_over_at !== null,
        })
      : [],
  };
}
