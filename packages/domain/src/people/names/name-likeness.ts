import { editDistance } from './edit-distance.ts';
import { nameWords } from './name-tokens.ts';
import { soundOfName } from './sound-of-name.ts';

const SAME_SOUND = 0.95;
/** An initial tells little: 'R.' may be Ravi. */
const INITIAL = 0.7;
/** Words so short differ by one letter and are other names: Ravi and Rani, Asha and Usha. */
const SHORT = 4;
/** Of short words, and of words that begin with another sound: Malini is not Shalini. */
const OTHER_WORD = 0.4;
/** What a word without a counterpart takes off: people leave out their father's name. */
const LEFT_OUT = 0.05;

function wordLikeness(one: string, other: string): number {
  if (one === other) return 1;
  if (one.length === 1 || other.length === 1) return one[0] === other[0] ? INITIAL : 0;
  const [sound, otherSound] = [soundOfName(one), soundOfName(other)];
  if (sound === otherSound) return SAME_SOUND;
  const longest = Math.max(one.length, other.length);
  if (longest <= SHORT || sound[0] !== otherSound[0]) return OTHER_WORD;
  const distance = Math.min(editDistance(one, other), editDistance(sound, otherSound));
  return Math.max(0, 1 - distance / longest);
}

/** The likeness of every word of the shorter name with its best counterpart, each counterpart used once. */
function bestLikenesses(fewer: readonly string[], more: readonly string[]): number[] {
  const free = new Set(more.keys());
  return fewer.map((word) => {
    const likenesses = [...free].map((at) => ({ at, likeness: wordLikeness(word, more[at] ?? '') }));
    const best = likenesses.reduce((most, one) => (one.likeness > most.likeness ? one : most), {
      at: -1,
      likeness: 0,
    });
    free.delete(best.at);
    return best.likeness;
  });
}

/**
 * How likely two names are spellings of one, 0 to 1: the same words in any order, written as they sound, with a letter wrong, an initial
 * for a word, or a word left out. The least alike word decides, as families share the others. 0 for a name without words.
 */
export function nameLikeness(one: string, other: string): number {
  const [left, right] = [nameWords(one), nameWords(other)];
  const [fewer, more] = left.length <= right.length ? [left, right] : [right, left];
  if (fewer.length === 0) return 0;
  const least = Math.min(...bestLikenesses(fewer, more));
  return Math.max(0, least - LEFT_OUT * (more.length - fewer.length));
}
