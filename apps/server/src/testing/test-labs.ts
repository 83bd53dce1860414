import { readCatalogue } from '../features/catalogue/versions/catalogue-file.ts';
import { startingMasters } from '../features/catalogue/masters/starting-masters.ts';
import { openDatabase } from '../kernel/database/connections/open-database.ts';
import type { TestDatabase } from '../kernel/testing/clone-template.ts';
import { makeTestLab, type TestLab } from './test-lab.ts';

export interface TestLabs {
  readonly lab: TestLab;
  readonly otherLab: TestLab;
}

// Whoever copies or drops the database ends its connections.
function onError(): void {}

/** Makes labs 1 and 2 in a migrated database without rows. */
export async function makeTestLabs({ ownerUrl }: Pick<TestDatabase, 'ownerUrl'>): Promise<TestLabs> {
  const owner = openDatabase({ url: ownerUrl, size: 1, onError });
  try {
    const start = { catalogue: readCatalogue(), masters: startingMasters() };
    const lab = await makeTestLab(owner, 1, start);
    return { lab, otherLab: await makeTestLab(owner, 2, start) };
  } finally {
    await owner.destroy();
  }
}
