import { launchBrowser } from './launch-browser.ts';

// The first launch unpacks the browser, which two processes at once would write over each other.
await (await launchBrowser()).close();
