/** Words of one number are parted by '/', those of the next one by a space; from 0 on. */
const ENGLISH =
  'zero/oh/nil one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';

const HINDI = `शून्य एक दो तीन चार पांच छह/छः/छे/छ सात आठ नौ
दस ग्यारह बारह तेरह चौदह पंद्रह/पन्द्रह सोलह सत्रह अठारह उन्नीस
बीस इक्कीस बाईस/बाइस तेईस/तेइस चौबीस पच्चीस छब्बीस सत्ताईस/सत्ताइस अट्ठाईस/अट्ठाइस/अठ्ठाईस उनतीस
तीस इकतीस/इकत्तीस बत्तीस तैंतीस/तेंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस
चालीस इकतालीस बयालीस तैंतालीस चौवालीस/चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास
पचास इक्यावन बावन तिरपन/तिरेपन चौवन/चव्वन पचपन छप्पन सत्तावन अट्ठावन/अठावन उनसठ
साठ इकसठ बासठ तिरसठ/तिरेसठ चौंसठ/चौसठ पैंसठ छियासठ सड़सठ/सरसठ अड़सठ उनहत्तर
सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी/उनासी
अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी/सतासी अट्ठासी/अठासी नवासी
नब्बे इक्यानवे/इक्यानबे बानवे/बानबे तिरानवे/तिरानबे चौरानवे/चौरानबे पचानवे/पंचानवे छियानवे सत्तानवे अट्ठानवे/अठानवे निन्यानवे`;

const MARATHI = `शून्य एक दोन तीन चार पाच सहा सात आठ नऊ
दहा अकरा बारा तेरा चौदा पंधरा सोळा सतरा अठरा एकोणीस
वीस एकवीस बावीस तेवीस चोवीस पंचवीस सव्वीस सत्तावीस अठ्ठावीस एकोणतीस
तीस एकतीस बत्तीस तेहेतीस/तेहतीस चौतीस पस्तीस छत्तीस सदतीस अडतीस एकोणचाळीस
चाळीस एक्केचाळीस बेचाळीस त्रेचाळीस चव्वेचाळीस पंचेचाळीस सेहेचाळीस/शेहेचाळीस सत्तेचाळीस अठ्ठेचाळीस एकोणपन्नास
पन्नास एक्कावन्न बावन्न त्रेपन्न चोपन्न पंचावन्न छप्पन्न सत्तावन्न अठ्ठावन्न एकोणसाठ
साठ एकसष्ट बासष्ट त्रेसष्ट चौसष्ट पासष्ट सहासष्ट सदुसष्ट अडुसष्ट एकोणसत्तर
सत्तर एक्काहत्तर बाहत्तर त्र्याहत्तर चौऱ्याहत्तर पंच्याहत्तर शहात्तर सत्याहत्तर अठ्ठ्याहत्तर एकोणऐंशी
ऐंशी एक्क्याऐंशी ब्याऐंशी त्र्याऐंशी चौऱ्याऐंशी पंच्याऐंशी शहाऐंशी सत्त्याऐंशी अठ्ठ्याऐंशी एकोणनव्वद
नव्वद एक्क्याण्णव ब्याण्णव त्र्याण्णव चौऱ्याण्णव पंच्याण्णव शहाण्णव सत्त्याण्णव अठ्ठ्याण्णव नव्याण्णव`;

/** As they are typed with Latin letters. What may be two numbers is left out: saath is 60 and, to some, 7. */
const LATIN =
  'shunya/shoonya ek do/don teen/tin char/chaar panch/paanch/pach/paach chhah/chhe/cheh/saha saat/sat aath nau das/dus/daha gyarah barah terah chaudah pandrah solah satrah atharah unnis bees/bis/vees';

const TENS: readonly (readonly [string, number])[] = [
  ['thirty/tees/tis', 30],
  ['forty/chalis/chaalis', 40],
  ['fifty/pachas/pachaas', 50],
  ['sixty', 60],
  ['seventy/sattar', 70],
  ['eighty/assi', 80],
  ['ninety/nabbe', 90],
];

const HUNDREDS = 'एकशे/शंभर/shambhar दोनशे तीनशे चारशे पाचशे सहाशे सातशे आठशे नऊशे';

/** A word as it is compared: without the dot below, which is often left out, and with one sign for what is said through the nose. */
export function numberWord(word: string): string {
  return word.toLowerCase().normalize('NFC').replaceAll('\u093c', '').replaceAll('\u0901', '\u0902');
}

function each<T>(words: string, value: T): (readonly [string, T])[] {
  return words.split('/').map((word) => [numberWord(word), value] as const);
}

function counted(words: string, valueOf: (at: number) => number = (at) => at) {
  return words.split(/\s+/u).flatMap((one, at) => each(one, valueOf(at)));
}

/** What a word counts: 7 of seven, सात and saat. */
export const AMOUNTS: ReadonlyMap<string, number> = new Map([
  ...[ENGLISH, HINDI, MARATHI, LATIN].flatMap((words) => counted(words)),
  ...TENS.flatMap(([words, value]) => each(words, value)),
  ...counted(HUNDREDS, (at) => (at + 1) * 100),
]);

export const SCALES: ReadonlyMap<string, number> = new Map([
  ...each('hundred/सौ/sau', 100),
  ...each('thousand/हज़ार/hazar/hazaar/hajar', 1_000),
  ...each('lakh/lakhs/लाख', 100_000),
  ...each('million', 1_000_000),
  ...each('crore/करोड़/कोटी/karod', 10_000_000),
]);

/** Parts of the number that follows: साढ़े सात is 7.5, पौने सात 6.75. */
export const PARTS: ReadonlyMap<string, number> = new Map([
  ...each('साढ़े/साडे/sadhe/saadhe/sade/saade', 0.5),
  ...each('सवा/सव्वा/sava/savva', 0.25),
  ...each('पौने/पावणे/paune/pavne', -0.25),
]);

/** Words of a number and a half. */
export const HALVES: ReadonlyMap<string, number> = new Map([
  ...each('डेढ़/दीड/dedh/deedh', 1),
  ...each('ढाई/अढ़ाई/अडीच/dhai/adhai/adich', 2),
]);

export const POINTS: ReadonlySet<string> = new Set(
  each('point/decimal/पॉइंट/पाइंट/पॉईंट/प्वाइंट/पॉइन्ट/दशमलव/दशांश/पूर्णांक/dashamlav/dashansh', 0).map(
    ([word]) => word,
  ),
);

export const ANDS: ReadonlySet<string> = new Set(each('and/और/आणि', 0).map(([word]) => word));

/**
 * Words that are something else as well: एक is a, दो is give, तेरा is yours, सौ is Mrs., Das and Saha are people. They count beside
 * another word of a number alone.
 */
export const DOUBTFUL: ReadonlySet<string> = new Set(
  each('एक/दो/तेरा/सौ/ek/do/don/das/dus/sat/saha/teen/tin/char/bees/bis/tees/tis/sade', 0).map(
    ([word]) => word,
  ),
);
