import { afterEach, expect, test } from 'vitest';
import { type Slot, takeSlot } from './free-slot.ts';

const open: Slot[] = [];
const tab = (name: string, former: string | null = null): Slot => {
  const slot = takeSlot(name, former);
  open.push(slot);
  return slot;
};
afterEach(() => {
  for (const slot of open.splice(0)) slot.leave();
});

test('the first tab takes the name itself, later ones the next free one', async () => {
  expect(await tab('bill').taken).toBe('bill');
  expect(await tab('bill').taken).toBe('bill 2');
  expect(await tab('bill').taken).toBe('bill 3');
  expect(await tab('other').taken).toBe('other');
});

test('what a closed tab held is free again', async () => {
  const first = tab('bill');
  await first.taken;
  expect(await tab('bill').taken).toBe('bill 2');
  first.leave();
  expect(await tab('bill').taken).toBe('bill');
});

test('who leaves before a name was taken holds none', async () => {
  tab('bill').leave();
  expect(await tab('bill').taken).toBe('bill');
});

test('a tab that is loaded anew goes on under its former name, unless another tab has it', async () => {
  expect(await tab('bill', 'bill 2').taken).toBe('bill 2');
  expect(await tab('bill', 'bill 2').taken).toBe('bill');
});
