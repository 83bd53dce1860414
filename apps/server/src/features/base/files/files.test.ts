import { downloadFile, listFiles, removeFile, uploadFile } from '@nidan/contract/base/files/file-endpoints';
import type { FilePurpose } from '@nidan/domain/files/file-purpose';
import { fileToken } from '@nidan/domain/files/file-token';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../testing/test-app.ts';
import { hostileFiles } from './testing/hostile-files.ts';
import {
  officeParts,
  packedPdf,
  smallDoc,
  smallJpeg,
  smallPdf,
  smallPng,
  zipOf,
} from './testing/small-files.ts';

let app: TestApp;
let manager: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  manager = app.as('Manager');
});
afterAll(() => app.close());

interface Upload {
  readonly name: string;
  readonly bytes: Buffer;
  readonly purpose?: FilePurpose;
  readonly userId?: string;
}

function upload({ name, bytes, purpose = 'document', userId }: Upload) {
  const given = userId === undefined ? {} : { userId };
  return { body: { fileId: newId(), purpose, name, content: bytes.toString('base64'), ...given } };
}

const tokenIn = (href: string): string => new URL(href, 'http://lab').searchParams.get('file') ?? '';

async function harmless(): Promise<readonly (readonly [string, Buffer, string])[]> {
  return [
    ['a.png', smallPng(), 'image/png'],
    ['a.jpg', smallJpeg({ comment: '<script>alert(1)</script>' }), 'image/jpeg'],
    ['a.jpeg', smallJpeg(), 'image/jpeg'],
    ['a.pdf', smallPdf(), 'application/pdf'],
    ['a.pdf', packedPdf(), 'application/pdf'],
    ['a.doc', smallDoc(), 'application/msword'],
    [
      'a.docx',
      await zipOf(officeParts('docx')),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    [
      'a.xlsx',
      await zipOf(officeParts('xlsx')),
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
  ];
}

describe('a file of each permitted kind', () => {
  it('is kept and handed out as it was, saved and never shown, able to do nothing', async () => {
    for (const [name, bytes, mediaType] of await harmless()) {
      const kept = await manager.ok(
        uploadFile,
        upload({ name: `Report of Dr. Rao (1)${name.slice(1)}`, bytes }),
      );
      expect(kept).toMatchObject({
        name: `Report_of_Dr_Rao_1${name.slice(1)}`,
        mediaType,
        bytes: bytes.length,
      });
      const answer = await manager.call(downloadFile, { query: { file: tokenIn(kept.href) } });
      expect(answer.status).toBe(200);
      expect(answer.bytes.equals(bytes)).toBe(true);
      expect(answer.headers).toMatchObject({
        'content-type': mediaType,
        'content-disposition': `attachment; filename="${kept.name}"`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
      expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; sandbox;/);
    }
  });

  it('is told in an event with its hash, and so is its removal', async () => {
    const kept = await manager.ok(
      uploadFile,
      upload({ name: 'logo.png', bytes: smallPng(), purpose: 'logo' }),
    );
    await manager.ok(removeFile, { params: { fileId: kept.fileId } });
    expect(await eventsOf(app, kept.fileId, 'remove')).toHaveLength(1);
    const [event] = await eventsOf(app, kept.fileId, 'upload');
    expect(event).toMatchObject({ after: { sha256: kept.sha256, name: 'logo.png', purpose: 'logo' } });
    const gone = await manager.refused(downloadFile, { query: { file: tokenIn(kept.href) } });
    expect(gone.status).toBe(404);
    expect((await manager.refused(removeFile, { params: { fileId: kept.fileId } })).status).toBe(404);
  });

  it('is listed newest first by purpose and person, page by page', async () => {
    const [userId, other] = [
      app.lab.users.get('Pathologist')?.userId ?? '',
      app.lab.users.get('Manager')?.userId ?? '',
    ];
    for (const owner of [userId, userId, other]) {
      await manager.ok(
        uploadFile,
        upload({ name: 'sign.png', bytes: smallPng(), purpose: 'signature', userId: owner }),
      );
    }
    const first = await manager.ok(listFiles, { query: { purpose: 'signature', userId, limit: 1 } });
    const second = await manager.ok(listFiles, {
      query: { purpose: 'signature', userId, limit: 1, cursor: first.next ?? '' },
    });
    expect([...first.rows, ...second.rows].map((file) => file.userId)).toEqual([userId, userId]);
    expect(second.next).toBeNull();
    expect(first.rows[0]?.fileId).not.toBe(second.rows[0]?.fileId);
  });

  it('has its bytes kept once, however often it comes', async () => {
    const bytes = smallPng({ width: 7 });
    const one = await manager.ok(uploadFile, upload({ name: 'one.png', bytes }));
    const two = await manager.ok(uploadFile, upload({ name: 'two.png', bytes }));
    expect(one.sha256).toBe(two.sha256);
    await manager.ok(removeFile, { params: { fileId: one.fileId } });
    expect((await manager.call(downloadFile, { query: { file: tokenIn(two.href) } })).status).toBe(200);
  });
});

describe('a hostile file', () => {
  it('is refused with what is wrong, whatever it is, and nothing of it is kept', async () => {
    const files = await hostileFiles();
    expect(files.length).toBeGreaterThanOrEqual(60);
    const before = await manager.ok(listFiles, { query: { purpose: 'document', limit: 200 } });
    const taken: string[] = [];
    for (const file of files) {
      const answer = await manager.call(uploadFile, upload(file));
      if (answer.status !== 400) taken.push(`${file.what}: ${answer.status}`);
    }
    expect(taken).toEqual([]);
    const after = await manager.ok(listFiles, { query: { purpose: 'document', limit: 200 } });
    expect(after.rows.length).toBe(before.rows.length);
  }, 120_000);

  it('says in words what is wrong with it', async () => {
    const svg = await manager.refused(uploadFile, upload({ name: 'a.png', bytes: Buffer.from('<svg/>') }));
    expect(svg.msg).toBe('a.png was refused: it does not begin as a PNG does');
    const ending = await manager.refused(uploadFile, upload({ name: 'a.svg', bytes: Buffer.from('<svg/>') }));
    expect(ending.msg).toBe('Choose a file whose name ends in one of: jpg, jpeg, png, doc, docx, pdf, xlsx');
    const logo = await manager.refused(
      uploadFile,
      upload({ name: 'a.pdf', bytes: smallPdf(), purpose: 'logo' }),
    );
    expect(logo.msg).toBe('Choose a file whose name ends in one of: jpg, jpeg, png');
  });

  it('of more than 10 MB is refused before it is looked at', async () => {
    const large = Buffer.concat([smallPdf(), Buffer.alloc(10 * 1024 * 1024)]);
    const refusal = await manager.refused(uploadFile, upload({ name: 'a.pdf', bytes: large }));
    expect([refusal.status, refusal.errors?.[0]?.field]).toEqual([400, 'content']);
    const larger = Buffer.concat([large, Buffer.alloc(10_000)]);
    expect((await manager.refused(uploadFile, upload({ name: 'a.pdf', bytes: larger }))).status).toBe(413);
  });

  it.each(['data:image/png;base64,AAAA', 'AA-_', 'A A=', '====', ''])(
    'that is no base64 is refused: %s',
    async (content) => {
      const { body } = upload({ name: 'a.png', bytes: smallPng() });
      expect((await manager.refused(uploadFile, { body: { ...body, content } })).status).toBe(400);
    },
  );
});

describe('who', () => {
  it('lacks the right to what a file belongs to can neither keep, list, open nor remove it', async () => {
    const userId = app.lab.users.get('Pathologist')?.userId ?? '';
    const signature = { name: 'sign.png', bytes: smallPng(), purpose: 'signature', userId } as const;
    const { fileId, href } = await manager.ok(uploadFile, upload(signature));
    const phlebotomist = app.as('Phlebotomist');
    const refused = [
      await phlebotomist.refused(uploadFile, upload({ ...signature, name: 'x.exe' })),
      await phlebotomist.refused(listFiles, { query: { purpose: 'signature' } }),
      await phlebotomist.refused(removeFile, { params: { fileId } }),
      await phlebotomist.refused(downloadFile, { query: { file: tokenIn(href) } }),
    ];
    expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 'not-permitted'));
  });

  it('is nobody, or of another lab, learns nothing, and the answer is that of a file that is not there', async () => {
    const { fileId, href } = await manager.ok(
      uploadFile,
      upload({ name: 'logo.png', bytes: smallPng(), purpose: 'logo' }),
    );
    const nobody = await app.asNobody().refused(downloadFile, { query: { file: tokenIn(href) } });
    expect(nobody.code).toBe('not-signed-in');
    const other = app.asOther('Manager');
    for (const token of [
      tokenIn(href),
      fileToken({ lId: 2, fileId }),
      fileToken({ lId: 1, fileId: newId() }),
      fileToken({ lId: 99, fileId }),
      'x',
      '',
    ]) {
      const { status, code, msg } = await other.refused(downloadFile, { query: { file: token } });
      expect([status, code, msg]).toEqual([404, 'not-found', 'Nothing found at this address']);
    }
    const person = app.lab.users.get('Pathologist')?.userId ?? '';
    const theirs = await other.refused(
      uploadFile,
      upload({ name: 's.png', bytes: smallPng(), purpose: 'signature', userId: person }),
    );
    expect(theirs.code).toBe('not-found');
  });

  it('owns a file is said for a signature and for nothing else', async () => {
    const userId = app.lab.users.get('Pathologist')?.userId ?? '';
    const without = await manager.refused(
      uploadFile,
      upload({ name: 's.png', bytes: smallPng(), purpose: 'signature' }),
    );
    const beside = await manager.refused(
      uploadFile,
      upload({ name: 's.png', bytes: smallPng(), purpose: 'logo', userId }),
    );
    expect([without.errors?.[0]?.field, beside.errors?.[0]?.field]).toEqual(['userId', 'userId']);
  });
});

it('sent again under its key a file is kept once', async () => {
  const call = { ...upload({ name: 'logo.png', bytes: smallPng(), purpose: 'logo' }), key: newId() };
  const twice = [await manager.ok(uploadFile, call), await manager.ok(uploadFile, call)];
  expect(twice[0]).toEqual(twice[1]);
  const again = await manager.refused(uploadFile, { ...call, key: newId() });
  expect([again.status, again.code]).toEqual([409, 'saved-already']);
});
