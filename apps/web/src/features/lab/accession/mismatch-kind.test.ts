import { describe, expect, it } from 'vitest';
import { mismatchKind } from './mismatch-kind.ts';

const kindOf = (code: string, state: string | null = null): string =>
  mismatchKind({ code, msg: 'as the server says', state });

describe('mismatchKind', () => {
  it.each([
    ['notCollected', 'notCollected'],
    ['collected', 'notReceived'],
    ['inTransit', 'notReceived'],
    ['accessioned', 'seenBefore'],
    ['deptAccessioned', 'seenBefore'],
    ['archival', 'seenBefore'],
    ['reSampling', 'rejected'],
    ['canceled', 'rejected'],
  ])('of a tube that is %s is %s', (state, kind) => {
    expect(kindOf('sample-hint', state)).toBe(kind);
  });

  it.each([
    ['sample-unknown', 'unknown'],
    ['invalid-input', 'unknown'],
    ['sample-of-other-department', 'otherDepartment'],
    ['sample-too-old', 'tooOld'],
    ['sample-too-old-here', 'refused'],
    ['network', 'noAnswer'],
    ['timeout', 'noAnswer'],
    ['not-permitted', 'refused'],
    ['sample-hint', 'refused'],
  ])('of the code %s is %s', (code, kind) => {
    expect(kindOf(code)).toBe(kind);
  });
});
