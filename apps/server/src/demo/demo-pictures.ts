import { readFileSync } from 'node:fs';
import { uploadFile } from '@nidan/contract/base/files/file-endpoints';
import { newId } from '../kernel/database/new-id.ts';
import type { DemoClient } from './demo-client.ts';

interface Owned {
  readonly purpose: 'logo' | 'signature';
  readonly userId?: string;
}

async function keepPicture(manager: DemoClient, owned: Owned): Promise<void> {
  const name = `${owned.purpose}.png`;
  const content = readFileSync(new URL(`pictures/${name}`, import.meta.url)).toString('base64');
  const body = { ...owned, fileId: newId(), name, content };
  await manager.call(uploadFile, { as: `picture ${owned.purpose}`, body });
}

/** Keeps the logo of the demo lab and the signature of its pathologist. */
export async function keepDemoPictures(manager: DemoClient, pathologistId: string): Promise<void> {
  await keepPicture(manager, { purpose: 'logo' });
  await keepPicture(manager, { purpose: 'signature', userId: pathologistId });
}
