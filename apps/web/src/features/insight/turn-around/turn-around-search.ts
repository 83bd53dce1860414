import type { TurnAroundGroup } from '@nidan/contract/insight/turn-around/turn-around-endpoints';
import { BILL_PRIORITIES } from '@nidan/domain/enumerations/bills';

/** State of the board in the address; `itemName` is what the promise of a test calls it. */
export const TURN_AROUND_SEARCH = {
  view: 'board',
  by: 'department',
  which: 'all',
  dept: '',
  item: '',
  itemName: '',
  place: '',
  priority: '',
  hour: '',
};
export type TurnAroundSearch = Readonly<typeof TURN_AROUND_SEARCH>;

export const WHICH_TESTS = ['all', 'judged', 'late', 'inTime'] as const;

/** What an address asks for, besides its dates. */
export function receivedFilter({ dept, item, place, priority, hour }: TurnAroundSearch) {
  const known = BILL_PRIORITIES.find((one) => one === priority);
  return {
    ...(dept === '' ? {} : { departmentId: dept }),
    ...(item === '' ? {} : { testId: item }),
    ...(place === '' ? {} : { locationId: place }),
    ...(known === undefined ? {} : { priority: known }),
    ...(/^(1?\d|2[0-3])$/u.test(hour) ? { hour: Number(hour) } : {}),
  };
}

/** The address that shows the tests of a line. */
export function drillInto(by: TurnAroundGroup, key: string, label: string): Partial<TurnAroundSearch> {
  if (by === 'department') return { dept: key };
  if (by === 'test') return { item: key, itemName: label };
  if (by === 'location') return { place: key };
  return by === 'priority' ? { priority: key } : { hour: key };
}
