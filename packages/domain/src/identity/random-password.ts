const CLASSES = {
  // Without I, O, l, o, 0 and 1, which are read for one another.
  uppercase: 'ABCDEFGHJKLMNPQRSTUVWXYZ',
  lowercase: 'abcdefghijkmnpqrstuvwxyz',
  digit: '23456789',
  symbol: '!@#$%&*+-=?',
} as const;

/** How many characters of each kind a random password has, and of any kind besides (spec §9). */
export const RANDOM_PASSWORD = { uppercase: 2, lowercase: 2, digit: 2, symbol: 2, any: 2 } as const;

const POOLS = { ...CLASSES, any: Object.values(CLASSES).join('') };

/** Gives a whole number from 0 to before `below`, each equally likely, from a cryptographic source. */
export type RandomBelow = (below: number) => number;

/** A password of 2 capitals, 2 small letters, 2 digits, 2 symbols and 2 of any kind, in random order (spec §9). */
export function randomPassword(randomBelow: RandomBelow): string {
  const kinds = ['uppercase', 'lowercase', 'digit', 'symbol', 'any'] as const;
  const pools = kinds.flatMap((kind) => Array.from({ length: RANDOM_PASSWORD[kind] }, () => POOLS[kind]));
  const chosen = pools.map((pool) => pool.charAt(randomBelow(pool.length)));
  return shuffled(chosen, randomBelow).join('');
}

function shuffled(characters: readonly string[], randomBelow: RandomBelow): string[] {
  return characters.reduce<string[]>(
    (order, character) => order.toSpliced(randomBelow(order.length + 1), 0, character),
    [],
  );
}
