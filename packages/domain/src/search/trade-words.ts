/**
 * What people of the trade say for a test beside its name, in lower case and British or American spelling as in `spelled`, and the words
 * of names that it stands for. A word inside of a longer text is replaced as well: "fasting blood sugar" is "fasting blood glucose".
 */
const TRADE_WORDS: readonly (readonly [said: string, named: string])[] = [
  ['ogtt', 'glucose tolerance'],
  ['gtt', 'glucose tolerance'],
  ['ogct', 'glucose challenge'],
  ['gct', 'glucose challenge'],
  ['24 hour', '24 h'],
  ['24 hr', '24 h'],
  ['blood sugar', 'glucose'],
  ['sugar', 'glucose'],
  ['post prandial', '2 h after meal'],
  ['postprandial', '2 h after meal'],
  ['glycosylated hemoglobin', 'hba1c'],
  ['glycated hemoglobin', 'hba1c'],
  ['glycosylated', 'hba1c'],
  ['glycated', 'hba1c'],
  ['renal', 'kidney'],
  ['rft', 'kidney function'],
  ['australia antigen', 'hbsag'],
  ['sputum afb', 'acid-fast bacilli'],
  ['genexpert', 'tuberculosis pcr'],
  ['xpert', 'tuberculosis pcr'],
  ['cbnaat', 'tuberculosis pcr'],
  ['tb gold', 'interferon gamma'],
  ['quantiferon', 'interferon gamma'],
  ['tb culture', 'mycobacterial culture'],
  ['mgit', 'mycobacterial culture'],
  ['lj', 'mycobacterial culture'],
  ['montoux', 'mantoux'],
  ['folic acid', 'folate'],
  ['tibc', 'iron'],
  ['ra factor', 'rheumatoid factor'],
  ['rose waaler', 'rheumatoid factor'],
  ['microalbumin', 'albumin/creatinine'],
  ['triple marker', 'quadruple marker'],
  ['hb electrophoresis', 'hemoglobin variants'],
  ['hemoglobin electrophoresis', 'hemoglobin variants'],
  ['anc profile', 'antenatal'],
  ['master health', 'health check'],
  ['typhidot', 'typhoid'],
  ['covid', 'sars-cov-2'],
  ['tlc', 'total leukocyte'],
  ['dlc', 'differential leukocyte'],
  ['usg', 'ultrasound'],
  ['sonography', 'ultrasound'],
  ['2d echo', 'echocardiography'],
  ['17 oh progesterone', '17-hydroxyprogesterone'],
  ['anti tpo', 'anti thyroid peroxidase'],
  ['compatibility', 'cross-match'],
  ['wound swab', 'pus or swab'],
  ['alcohol', 'ethanol'],
  ['paul bunnell', 'heterophile'],
  ['hiv viral load', 'hiv 1 rna'],
  ['western blot', 'hiv confirmation'],
];

/** The words of names that a text of the trade stands for; null when it has none of its own. */
export function namedAs(said: string): string | null {
  const padded = ` ${said} `;
  const found = TRADE_WORDS.find(([word]) => padded.includes(` ${word} `));
  if (found === undefined) return null;
  const [word, named] = found;
  return padded.replace(` ${word} `, ` ${named} `).trim();
}
