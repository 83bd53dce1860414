import { expect, test } from 'vitest';
import { judgePoints } from './judge-points.ts';

test('each point has the rules that broke at it', () => {
  const points = [
    { id: 'a', run: '1', material: 'L1', z: 2.1 },
    { id: 'b', run: '2', material: 'L1', z: 3.2 },
    { id: 'c', run: '3', material: 'L1', z: 0.1 },
  ];
  expect([...judgePoints(points, ['1-2s', '1-3s', '2-2s'])]).toEqual([
    ['a', ['1-2s']],
    ['b', ['1-2s', '1-3s', '2-2s']],
  ]);
});
