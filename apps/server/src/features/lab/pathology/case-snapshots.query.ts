import type { CaseSnapshot } from '@nidan/domain/pathology/case-snapshot';
import { frozenClock } from '@nidan/domain/pathology/frozen-clock';
import { receptorStatement } from '@nidan/domain/pathology/receptor-times';
import { synopticProtocol } from '@nidan/domain/pathology/synoptic/synoptic-protocols';
import { synopticTable } from '@nidan/domain/pathology/synoptic/synoptic-table';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { TestUnderWork } from '../results/tests-under-work.query.ts';
import { hasCase } from './case-of-test.ts';
import { partText } from './part-text.ts';
import {
  type CaseParts,
  readCaseParts,
  type StoredFrozen,
  type StoredSynoptic,
  type StoredThing,
} from './case-parts.query.ts';

/** What a report says of the cases among these tests, by bill test: nothing is read where no test is done in stages. */
export async function readCaseSnapshots(
  ctx: Ctx,
  tests: readonly TestUnderWork[],
): Promise<(billTestId: string) => CaseSnapshot | undefined> {
  const staged = tests.filter(hasCase);
  if (staged.length === 0) return () => undefined;
  const partsOf = await readCaseParts(
    ctx,
    staged.map(({ billTestId }) => billTestId),
  );
  const cases = new Map(staged.map(({ billTestId }) => [billTestId, caseSnapshot(partsOf(billTestId))]));
  return (billTestId) => cases.get(billTestId) ?? undefined;
}

/** Null for a case of which nothing is said beside its values. */
function caseSnapshot(parts: CaseParts): CaseSnapshot | null {
  const printed = parts.pictures.filter(({ onReport }) => onReport);
  const given = parts.opinions.flatMap((opinion) => {
    const { answer, words, givenAt, qualification, registrationNo, askedOf: by } = opinion;
    if (answer === null || givenAt === null) return [];
    return [{ by, qualification, registrationNo, at: instant(givenAt), answer, words }];
  });
  const said = [parts.head, parts.synoptic, ...printed, ...given, ...parts.addenda, ...parts.frozen];
  if (said.every((one) => one === null)) return null;
  return {
    caseNo: parts.head?.caseNo ?? null,
    parts: parts.things.filter(({ kind }) => kind === 'part').map(partOf),
    synoptic: synopticOf(parts.synoptic),
    pictures: printed.map(({ sha256, mediaType, caption, thing }) => ({ sha256, mediaType, caption, thing })),
    frozen: parts.frozen.map(frozenOf),
    opinions: given,
    addenda: parts.addenda.map(({ number, words, addedAt, addedBy }) => ({
      number,
      words,
      addedAt: instant(addedAt),
      addedBy,
    })),
  };
}

function partOf(thing: StoredThing): CaseSnapshot['parts'][number] {
  const { removedAt, fixedAt, fixationEndedAt } = thing;
  const isTimed = removedAt !== null || fixedAt !== null || fixationEndedAt !== null;
  return { label: thing.label, text: partText(thing), receptors: isTimed ? receptorStatement(thing) : null };
}

function synopticOf(stored: StoredSynoptic | null): CaseSnapshot['synoptic'] {
  const protocol = stored === null ? null : synopticProtocol(stored.protocol);
  return stored === null || protocol === null ? null : synopticTable(protocol, stored.answers);
}

function frozenOf({
  words,
  toldTo,
  toldBy,
  readBack,
  ...times
}: StoredFrozen): CaseSnapshot['frozen'][number] {
  const receivedAt = instant(times.receivedAt);
  const toldAt = instant(times.toldAt);
  const minutes = Math.floor((Date.parse(toldAt) - Date.parse(receivedAt)) / 60_000);
  const { late } = frozenClock({ receivedAt, toldAt }, toldAt);
  return { words, receivedAt, toldAt, toldTo, toldBy, readBack, minutes, late };
}

function instant(text: string): string {
  return new Date(text).toISOString();
}
