import { afterEach, expect, it } from 'vitest';
import { closeUndo, offerUndo, presentUndo } from '../../undo/undo-offer.ts';
import { forgetMessages, onRefusal, presentMessages, sayRefused, toast } from './toast.ts';

afterEach(forgetMessages);

const shown = (): string[] => presentMessages().toasts.map(({ msg }) => msg);

it('the newest message takes the place of the one before it, and a failure stays beside it', () => {
  toast({ type: 'SUCCESS', msg: 'First is saved' });
  toast({ type: 'SUCCESS', msg: 'Second is saved' });
  expect(shown()).toEqual(['Second is saved']);
  toast({ type: 'ERROR', msg: 'No paper' });
  toast({ type: 'INFO', msg: 'Third waits' });
  expect(shown()).toEqual(['No paper', 'Third waits']);
  expect(presentMessages().log).toHaveLength(4);
});

it('a message that all is well does not outlive a refusal, one of a failure does', () => {
  toast({ type: 'ERROR', msg: 'No paper' });
  toast({ type: 'SUCCESS', msg: 'It is saved' });
  sayRefused();
  expect(shown()).toEqual(['No paper']);
});

it('whoever listens for refusals hears of them until it leaves', () => {
  let heard = 0;
  const leave = onRefusal(() => (heard += 1));
  sayRefused();
  leave();
  sayRefused();
  expect(heard).toBe(1);
});

it('what can be taken back is said once, and kept in the log', () => {
  const offer = { what: 'KT1 is released', run: async () => undefined, outdates: [] };
  offerUndo(offer);
  expect(presentUndo()).toBe(offer);
  expect(shown()).toEqual([]);
  expect(presentMessages().log.map(({ msg }) => msg)).toEqual(['KT1 is released']);
  closeUndo(offer);
});
