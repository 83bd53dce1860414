const CLASSES = {
  // Without I, O, l, o, 0 and 1, which are read for one another.
  uppercase: 'ABCDEFGHJKLMNPQRSTUVWXYZ',
  lowercase: 'abcdefghijkmnpqrstuvwxyz',
  digit: '23456789',
  symbol: '!@#$%&*+-=?',
} as const;

const OF_EACH = 2;
const OF_ANY = 2;

/** Gives a whole number from 0 to before `below`, each equally likely, from a cryptographic source. */
export type RandomBelow = (below: number) => number;

/** A password of 2 capitals, 2 small letters, 2 digits, 2 symbols and 2 of any kind, in random order (spec §9). */
export function randomPassword(randomBelow: RandomBelow): string {
  const pools = Object.values(CLASSES).flatMap((pool) => Array.from({ length: OF_EACH }, () => pool));
  const anyKind = Object.values(CLASSES).join('');
  const chosen = [...pools, ...Array.from({ length: OF_ANY }, () => anyKind)].map((pool) =>
    pool.charAt(randomBelow(pool.length)),
  );
  return shuffled(chosen, randomBelow).join('');
}

function shuffled(characters: readonly string[], randomBelow: RandomBelow): string[] {
  return characters.reduce<string[]>(
    (order, character) => order.toSpliced(randomBelow(order.length + 1), 0, character),
    [],
  );
}
