/** Deletes until nothing is left, so many rows at a time that nobody waits for their locks; `batch` answers how many it deleted. */
export async function deleteInBatches(
  batch: (atMost: number) => Promise<number>,
  atMost = 2_000,
): Promise<number> {
  let deleted = 0;
  for (;;) {
    const now = await batch(atMost);
    deleted += now;
    if (now < atMost) return deleted;
  }
}
