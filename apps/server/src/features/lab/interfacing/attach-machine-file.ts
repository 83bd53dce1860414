import { PROGRAMS } from '@nidan/domain/access/programs';
import { MEDIA_TYPES } from '@nidan/domain/files/file-purpose';
import type { MachineFile } from '@nidan/domain/interfacing/machine-message';
import { readMessage } from '@nidan/domain/interfacing/read-message';
import { closedForValue } from '@nidan/domain/machines/closed-for-value';
import { UPLOAD_ENDINGS } from '@nidan/domain/text/file-name';
import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import { attempt } from '../../../kernel/http/attempt.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { Refusal } from '../../../kernel/http/refuse.ts';
import type { Services } from '../../../kernel/http/services.ts';
import { asProgram } from '../../../kernel/jobs/as-member.ts';
import type { Job } from '../../../kernel/jobs/start-worker.ts';
import { type InspectedFile, inspectUpload } from '../../base/files/inspect-upload.ts';
import { attachResultFile } from '../results/attachments/attach-result-file.ts';
import { enterValues } from '../results/enter-values.ts';
import { lockBillWithTests } from '../results/lock-bill-with-tests.ts';
import { moveData } from './data-rows.ts';
import { type KeptFile, lockHeldValues, readKeptFile } from './held-values.query.ts';
import { readMessageToRead } from './message-to-read.query.ts';
import { type Fate, heldBack, placed } from './received-value.ts';
import { readTubeOfValue } from './tube-of-value.query.ts';

interface FileOfJob {
  readonly lId: number;
  readonly dataId: string;
}

function isFileOfJob(payload: unknown): payload is FileOfJob {
  return (
    typeof payload === 'object' &&
    payload !== null &&
    'lId' in payload &&
    typeof payload.lId === 'number' &&
    'dataId' in payload &&
    typeof payload.dataId === 'string'
  );
}

type Looked = { readonly file: InspectedFile } | { readonly fault: string };

/** Looks at a file of a machine as at one that a person uploads. */
async function lookAt(services: Services, code: string, { mediaType, base64 }: MachineFile): Promise<Looked> {
  const ending = UPLOAD_ENDINGS.find((known) => MEDIA_TYPES[known] === mediaType);
  const name = `${code.replaceAll(/[^\w-]/gu, '_')}.${ending ?? 'bin'}`;
  try {
    return { file: await inspectUpload({ name, content: base64, purpose: 'result' }, services) };
  } catch (error) {
    if (error instanceof Refusal) return { fault: error.message };
    throw error;
  }
}

interface FileToPlace {
  readonly billId: string;
  readonly machineId: string;
  readonly kept: KeptFile;
  readonly file: InspectedFile;
}

/** Attaches a file to the parameter that its value names, and enters it there as the machine's; what that refuses waits with its words. */
async function fateOfFile(ctx: Ctx, { billId, machineId, kept, file }: FileToPlace): Promise<Fate> {
  const { billTestId, parameterId, dataId, isDecided } = kept;
  const known = { billTestId, parameterId };
  const locked = await lockBillWithTests(ctx, billId);
  const test = locked.tests.find((one) => one.billTestId === billTestId);
  if (test === undefined) return heldBack('not-open', known);
  const closed = closedForValue(test.state);
  if (closed !== null) return heldBack(closed, known);
  const standing = test.results.get(parameterId) ?? null;
  if (standing?.file?.sha256 === file.sha256.toString('hex')) {
    return placed('same', { ...known, resultVersion: standing.version });
  }
  const isOther = standing !== null && standing.raw !== null && test.state !== 'rerun';
  if (isOther && !isDecided) return heldBack('differs', { ...known, detail: standing.value ?? '' });
  const fileId = newId();
  const tried = await attempt(ctx, async () => {
    await attachResultFile(ctx, { billId, billTestId, parameterId, fileId }, file);
    const values = [{ parameterId, value: fileId, field: dataId, measuredBy: machineId }];
    await enterValues(ctx, { ...locked, entries: [{ test, values }], action: 'enterResults' });
  });
  if (!tried.ok) return heldBack('refused', { ...known, detail: tried.refusal.message });
  return placed('posted', { ...known, resultVersion: (standing?.version ?? 0) + 1 });
}

/** Makes a picture that a machine sent for an attachment the value of that; looks at it outside of any transaction. Done again it changes nothing. */
export const attachMachineFile: Job = async (services, payload) => {
  if (!isFileOfJob(payload)) throw new Error('attach-machine-file needs lId and dataId');
  const { lId, dataId } = payload;
  const found = await inTransaction(services.db, lId, async (db) => {
    const kept = await readKeptFile(db, lId, dataId);
    const message = kept === null ? null : await readMessageToRead(db, lId, kept.messageId);
    const tube = kept === null ? null : await readTubeOfValue(db, lId, kept.sampleId);
    return kept === null || message === null || tube === null ? null : { kept, message, tube };
  });
  if (found === null) return;
  const { kept, message, tube } = found;
  const results = readMessage(message.driver, message.text).samples.flatMap((sample) => sample.results);
  const sent = results.find(({ at }) => at === kept.atPlace)?.file ?? null;
  if (sent === null) return;
  const looked = await lookAt(services, kept.code, sent);
  const who = {
    lId,
    userId: message.userId,
    locationId: tube.locationId,
    program: { userId: PROGRAMS.gateway.userId, name: message.machine },
    requestId: randomUUID(),
    person: 'any',
  } as const;
  await asProgram(services, who, async (ctx) => {
    await lockHeldValues(ctx, [dataId]);
    const still = await readKeptFile(ctx.db, lId, dataId);
    if (still === null) return;
    const { billTestId, parameterId } = still;
    const fate =
      'fault' in looked
        ? heldBack('refused', { billTestId, parameterId, detail: looked.fault })
        : await fateOfFile(ctx, { ...tube, machineId: message.machineId, kept: still, file: looked.file });
    await moveData(ctx, { value: still, fate }, { byPerson: false });
  });
  services.live.tell(lId, ['MACHINE_DATA']);
};
