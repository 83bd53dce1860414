import { TIMELINE_EVENTS } from '@nidan/domain/audit/timeline-events';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FEATURES = new URL('../../', import.meta.url);

/** Kind and actions of each event in a source that names a bill, as far as its actions are written out. */
function eventsIn(source: string): string[] {
  return source
    .split('recordEvent(')
    .slice(1)
    .flatMap((call) => {
      const event = call.slice(0, call.indexOf('});'));
      const kind = /entityKind: '([A-Z_]+)'/u.exec(event)?.[1];
      const action = /\n\s*action: ([^\n]*)/u.exec(event)?.[1] ?? '';
      if (kind === undefined || !/\bbillId\b/u.test(event)) return [];
      const written = /^'|\? '/u.test(action)
        ? [...action.replace(/=== '[^']*'/u, '').matchAll(/'(\w+)'/gu)]
        : [];
      return written.map(([, name]) => `${kind} ${name}`);
    });
}

function writtenEvents(): string[] {
  const files = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => eventsIn(readFileSync(new URL(file, FEATURES), 'utf8')));
}

test('every event that names a bill is one that its timeline has words for', () => {
  const written = [...new Set(writtenEvents())];
  const known = new Set<string>(TIMELINE_EVENTS);
  expect(written.length).toBeGreaterThan(25);
  expect(written.filter((name) => !known.has(name))).toEqual([]);
});
