import { MODULES } from '@nidan/domain/access/modules';
import { expect, test } from 'vitest';
import { MODULE_GROUPS } from './module-groups.ts';

test('every module stands in one group of the matrix', () => {
  expect(MODULE_GROUPS.flatMap(({ modules }) => [...modules]).toSorted()).toEqual([...MODULES].toSorted());
});
