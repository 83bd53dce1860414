import { expect, it } from 'vitest';
import { clippedTexts } from '../harness/clipped-texts.ts';
import { byPerson, chosenScreens } from '../harness/chosen-screens.ts';
import { watchScreens } from '../harness/screen-watch.ts';
import { startedNidan } from '../harness/started-nidan.ts';

const nidan = startedNidan();

const GROWTH = 0.4;
/** One commit in so many opens each screen. */
const PARTS = 12;

it.each(byPerson(chosenScreens(PARTS)))(
  'no text on the screens of %s is cut off when all are longer by two fifths',
  async (username, tabs) => {
    const page = await nidan.signInFor(tabs, username);
    const faults: string[] = [];
    const screen = watchScreens(page);
    for (const tab of tabs) {
      await page.goto(`${nidan.url}/#/${tab}`);
      await screen.settled();
      const clipped = await clippedTexts(page, GROWTH);
      faults.push(...clipped.map((text) => `${tab}: ${text}`));
    }
    expect(faults).toEqual([]);
    await page.context().close();
  },
);
