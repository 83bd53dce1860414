import { CompiledQuery } from 'kysely';
import { vi } from 'vitest';
import { NamedConnection } from '../../kernel/database/connections/named-connection.ts';

/**
 * Does something whose transactions all come to their end, deferred constraints too, and are then taken back, so that any
 * number of commands can be tried on the same rows. Nothing else may use the database of this process meanwhile.
 */
export async function rehearse<T>(work: () => Promise<T>): Promise<T> {
  const spy = vi.spyOn(NamedConnection.prototype, 'commit').mockImplementation(async function (
    this: NamedConnection,
    last,
  ) {
    for (const query of last) this.postpone(query);
    await this.executeQuery(CompiledQuery.raw('set constraints all immediate'));
    await this.rollback();
  });
  try {
    return await work();
  } finally {
    spy.mockRestore();
  }
}
