import { describe, expect, it } from 'vitest';
import {
  countScans,
  isEcho,
  isOpenMismatch,
  logScan,
  type ScanLog,
  type ScanStep,
  waitingScans,
} from './scan-log.ts';
import { testSample } from '../samples/test-sample.ts';

const at = new Date('2026-11-20T05:12:16Z');
const later = (milliseconds: number): Date => new Date(at.getTime() + milliseconds);
const seen = { code: 'sample-hint', msg: 'Sample is already accessioned', state: 'accessioned' };
const scan = (id: string, code = `KT2011260042-${id}`): ScanStep => ({ is: 'scanned', id, code, at });
const after = (...steps: readonly ScanStep[]): ScanLog => steps.reduce(logScan, []);

describe('logScan', () => {
  it('puts the newest scan first and waits for its answer', () => {
    expect(after(scan('1'), scan('2')).map(({ id, verdict }) => [id, verdict])).toEqual([
      ['2', 'checking'],
      ['1', 'checking'],
    ]);
  });

  it('gives an answer to its own scan, whichever comes first', () => {
    const log = after(scan('1'), scan('2'), { is: 'accepted', id: '1', sample: testSample() });
    expect(log.map(({ verdict }) => verdict)).toEqual(['checking', 'accepted']);
    expect(log[1]?.sample?.barcode).toBe('KT2011260042-1');
  });

  it('recognises the tube of a refused scan without changing its verdict', () => {
    const [entry] = after(
      scan('1'),
      { is: 'refused', id: '1', refusal: seen },
      { is: 'recognised', id: '1', sample: testSample({ status: 20 }) },
    );
    expect(entry).toMatchObject({ verdict: 'refused', refusal: seen, sample: { status: 20 } });
  });

  it('counts a scan that was taken back no more, and takes its code again at once', () => {
    const log = after(
      scan('1'),
      { is: 'accepted', id: '1', sample: testSample({ status: 20 }) },
      { is: 'undone', id: '1', sample: testSample({ status: 10 }) },
    );
    expect(log[0]).toMatchObject({ verdict: 'undone', sample: { status: 10 } });
    expect(countScans(log)).toEqual({ scanned: 1, accepted: 0, mismatches: 0 });
    expect(isEcho(log, 'KT2011260042-1', later(100))).toBe(false);
    expect(log.filter(isOpenMismatch)).toEqual([]);
  });

  it('waits again when an unanswered scan is sent once more', () => {
    const lost = { code: 'network', msg: 'Failed to perform operation', state: null };
    const [entry] = after(
      scan('1'),
      { is: 'unanswered', id: '1', refusal: lost },
      { is: 'sent again', id: '1' },
    );
    expect(entry).toMatchObject({ verdict: 'checking', refusal: null });
  });

  it('changes nothing for a scan that it does not hold', () => {
    const log = after(scan('1'));
    expect(logScan(log, { is: 'solved', id: '9', by: 'dismissed' })).toEqual(log);
  });

  it('keeps what nobody has dealt with when the count starts anew', () => {
    const log = after(
      scan('1'),
      scan('2'),
      scan('3'),
      { is: 'accepted', id: '1', sample: testSample() },
      { is: 'refused', id: '2', refusal: seen },
      { is: 'refused', id: '3', refusal: seen },
      { is: 'solved', id: '3', by: 'rejected' },
      { is: 'restarted' },
    );
    expect(log.map(({ id }) => id)).toEqual(['2']);
  });
});

describe('isOpenMismatch', () => {
  it('is a failed scan until it is solved', () => {
    const [failed] = after(scan('1'), { is: 'refused', id: '1', refusal: seen });
    const [checking] = after(scan('1'));
    expect(failed && isOpenMismatch(failed)).toBe(true);
    expect(failed && isOpenMismatch({ ...failed, solved: 'dismissed' })).toBe(false);
    expect(checking && isOpenMismatch(checking)).toBe(false);
  });
});

describe('countScans', () => {
  it('counts every scan, with those that still wait for an answer', () => {
    const log = after(
      scan('1'),
      scan('2'),
      scan('3'),
      scan('4'),
      { is: 'accepted', id: '1', sample: testSample() },
      { is: 'refused', id: '2', refusal: seen },
      { is: 'solved', id: '2', by: 'dismissed' },
      { is: 'unanswered', id: '3', refusal: seen },
    );
    expect(countScans(log)).toEqual({ scanned: 4, accepted: 1, mismatches: 2 });
  });
});

describe('isEcho', () => {
  const code = 'KT2011260042-1';

  it('is the same code within a second and a half', () => {
    expect(isEcho(after(scan('1')), code, later(1_499))).toBe(true);
    expect(isEcho(after(scan('1')), code, later(1_500))).toBe(false);
    expect(isEcho(after(scan('1')), 'KT2011260042-2', later(100))).toBe(false);
  });

  it('is never a second try of a refused scan', () => {
    expect(isEcho(after(scan('1'), { is: 'refused', id: '1', refusal: seen }), code, later(200))).toBe(false);
  });
});

describe('scans without an answer', () => {
  const lost = { code: 'network', msg: 'Failed to perform operation', state: null };

  it('are kept with their keys until they are answered or dealt with', () => {
    const log = after(
      scan('1'),
      scan('2'),
      scan('3'),
      scan('4'),
      { is: 'unanswered', id: '1', refusal: lost },
      { is: 'accepted', id: '2', sample: testSample() },
      { is: 'refused', id: '3', refusal: seen },
    );
    expect(waitingScans(log).map(({ id }) => id)).toEqual(['4', '1']);
    expect(waitingScans(after(scan('1'), { is: 'unanswered', id: '1', refusal: lost }))).toEqual([
      { id: '1', code: 'KT2011260042-1', at: at.toISOString() },
    ]);
    const solved = after(
      scan('1'),
      { is: 'unanswered', id: '1', refusal: lost },
      { is: 'solved', id: '1', by: 'dismissed' },
    );
    expect(waitingScans(solved)).toEqual([]);
  });

  it('come back after the page was left, once, behind what was scanned since', () => {
    const kept = waitingScans(after(scan('1'), scan('2')));
    const log = after(scan('3'), { is: 'restored', scans: kept }, { is: 'restored', scans: kept });
    expect(log.map(({ id, verdict }) => [id, verdict])).toEqual([
      ['3', 'checking'],
      ['2', 'unanswered'],
      ['1', 'unanswered'],
    ]);
  });
});
