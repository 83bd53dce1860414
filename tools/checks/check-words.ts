import { lineOf, type SourceFile, withoutComments } from '../source-files.ts';

interface Word {
  readonly pattern: RegExp;
  /** What a clerk at the counter says in its place. */
  readonly say: string;
}

/** What nobody at the counter or the bench says, in the language of the file. */
const WORDS: Readonly<Record<'en' | 'hi' | 'mr', readonly Word[]>> = {
  en: [
    { pattern: /\banew\b/i, say: 'again, or new' },
    { pattern: /\b(?:to|may) give (?:back|up)\b|^give up$/i, say: 'refund, limit, or cancel' },
    { pattern: /\bset aside\b/i, say: 'dismiss' },
    { pattern: /\bnothing here takes\b/i, say: 'not found' },
    { pattern: /\b(?:is|was|were) told\b|\btold yet\b/i, say: 'shown, listed, reported or given' },
    { pattern: /^waits$|\bwaits here\b/i, say: 'pending, or calculated' },
    { pattern: /\blacks the right\b|\bthe right "/i, say: 'may not, with what' },
    { pattern: /\bwhy is it not out\b/i, say: 'report pending' },
    { pattern: /\bsay why they\b/i, say: 'give the reason' },
    { pattern: /\bposted back\b/i, say: 'reversed' },
    { pattern: /\bsubmit waits\b/i, say: 'cannot submit' },
    { pattern: /\bgive the rest back\b|^give \{\} back$/i, say: 'refund' },
    { pattern: /\bgive money back\b|\bto be given back\b|\bgiven back to\b/i, say: 'refund' },
    { pattern: /\bthrow away\b|\bdrop (?:changes|the)\b/i, say: 'delete, discard' },
    { pattern: /\bwent on with\b|\bnobody is asked for\b/i, say: 'is open in, is not collected' },
    { pattern: /\bgoes on telling\b|\bstands as it came\b/i, say: 'still shows, at its default' },
  ],
  hi: [
    { pattern: /नए सिरे से/u, say: 'नया, दोबारा' },
    { pattern: /फेंकें|किसी से नहीं माँगी/u, say: 'हटाएँ, नहीं ली जाएगी' },
    { pattern: /प्रतीक्षा में (?:है|हैं|नहीं)/u, say: 'बाकी' },
  ],
  mr: [
    { pattern: /नव्याने|सोडून द्या/u, say: 'नवे, रद्द करा' },
    { pattern: /बिल टाका|कोणाकडेही मागितली/u, say: 'काढा, घेतली जाणार नाही' },
  ],
};

/** Languages in the order of a text, from its end. */
const LANGUAGES = ['mr', 'hi', 'en'] as const;

/** Names of tables, settings and rights, which are for programs. */
const NAMES: readonly Word[] = [
  { pattern: /\b[A-Z]{3,}_[A-Z_]+\b|\b[a-z]{3,}_[a-z_]+\b/, say: 'words, not the name of a table' },
  { pattern: /(?<![\w{])[a-z]{3,}[A-Z][a-z]{2,}[A-Za-z]*\b/, say: 'words, not the name of a setting' },
  { pattern: /"[a-z]+, (?:create|read|update|delete)"/, say: 'what the person may not do' },
];

const TEXT = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g;
/** What one text says: its Hindi and Marathi, after its English unless that is declared elsewhere. */
const SAID = new RegExp(String.raw`\[\s*(?:[\w.]+,\s*)?(?:(?:${TEXT.source}),?\s*){2,3}\]`, 'g');

/** Finds in the texts of the screens what only programs and builders say. */
export function checkWords(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /^apps\/web\/.*(?:-texts|screen-titles)\.ts$/.test(path))
    .flatMap(({ path, text }) => {
      const code = withoutComments(text);
      return [...code.matchAll(SAID)].flatMap(({ 0: words, index }) =>
        [...words.matchAll(TEXT)].toReversed().flatMap((match, back) => {
          const said = match[0].slice(1, -1).replace(/\{\w+\}/g, '{}');
          const found = [...WORDS[LANGUAGES[back] ?? 'en'], ...NAMES].find(({ pattern }) =>
            pattern.test(said),
          );
          return found ? [`${path}:${lineOf(code, index + match.index)}: '${said}': say ${found.say}`] : [];
        }),
      );
    });
}
