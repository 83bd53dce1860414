import type { Db } from '../../../kernel/database/connections/open-database.ts';
import { lockNumber, setNumber } from '../../../kernel/database/next-number.ts';

const LETTERS = { doctor: 'D', agency: 'A' } as const;

interface CodesAsked {
  readonly of: keyof typeof LETTERS;
  readonly count: number;
}

/** The next codes that no doctor or agency of the lab has, such as D0042; holds their counter until the transaction ends. */
export async function takeCodes(db: Db, lId: number, { of, count }: CodesAsked): Promise<string[]> {
  const counter = { lId, name: `code ${of}` };
  let number = await lockNumber(db, counter);
  const codes: string[] = [];
  while (codes.length < count) {
    number += 1;
    const code = `${LETTERS[of]}${String(number).padStart(4, '0')}`;
    const holder = await db
      .selectFrom(of)
      .select('code')
      .where('l_id', '=', lId)
      .where('code', '=', code)
      .executeTakeFirst();
    if (holder === undefined) codes.push(code);
  }
  await setNumber(db, counter, number);
  return codes;
}
