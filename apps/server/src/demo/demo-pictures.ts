import { readFileSync } from 'node:fs';
import { listFiles, uploadFile } from '@nidan/contract/files/file-endpoints';
import { newId } from '../kernel/database/new-id.ts';
import type { DemoClient } from './demo-client.ts';

interface Owned {
  readonly purpose: 'logo' | 'signature';
  readonly userId?: string;
}

async function keepPicture(manager: DemoClient, owned: Owned): Promise<void> {
  const { rows } = await manager.call(listFiles, { query: { ...owned, limit: 1 } });
  if (rows.length > 0) return;
  const name = `${owned.purpose}.png`;
  const content = readFileSync(new URL(`pictures/${name}`, import.meta.url)).toString('base64');
  await manager.call(uploadFile, { body: { ...owned, fileId: newId(), name, content } });
}

/** Keeps the logo of the demo lab and the signature of its pathologist, where there are none yet. */
export async function keepDemoPictures(manager: DemoClient, pathologistId: string): Promise<void> {
  await keepPicture(manager, { purpose: 'logo' });
  await keepPicture(manager, { purpose: 'signature', userId: pathologistId });
}
