import type { Ctx } from '../../../kernel/http/context.ts';
import { updateUserRow, type UserValues } from './user-rows.ts';

export type PersonValues = UserValues;

/** Changes what is said of a person in every lab; the caller holds the lock of a membership of theirs. */
export async function changePerson(ctx: Ctx, userId: string, values: Partial<PersonValues>): Promise<void> {
  await updateUserRow(ctx.db, userId, values);
}
