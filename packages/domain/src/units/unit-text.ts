/** Units that print otherwise than their code reads; a pure number prints without a unit. */
const SPOKEN: ReadonlyMap<string, string> = new Map([
  ['[pH]', ''],
  ['{ratio}', ''],
  ['{index}', ''],
  ['{INR}', ''],
  ['{score}', ''],
  ['{MoM}', 'MoM'],
  ['{Ct}', 'Ct'],
  ['{s_co_ratio}', 'S/CO'],
  ['/100{WBCs}', '/100 WBC'],
  ['d', 'days'],
  ['wk', 'weeks'],
  ['a', 'years'],
]);

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/**
 * The unit of a UCUM code as a report prints it: '10*3/uL' is '10³/µL', 'm[IU]/L' is 'mIU/L', 'mL/min/{1.73_m2}' is 'mL/min/1.73 m²',
 * 'ng/mL{FEU}' is 'ng/mL FEU'; '' for a pure number. For valid codes; one code has one text.
 */
export function unitTextOf(ucum: string): string {
  return SPOKEN.get(ucum) ?? printed(ucum);
}

function printed(ucum: string): string {
  return ucum
    .replace(/10[*^](\d+)/gu, (_, power: string) => `10${superscript(power)}`)
    .replace(/(?<=[A-Za-z%\]⁰¹²³⁴⁵⁶⁷⁸⁹])\{/gu, ' {')
    .replace(/\{([^}]*)\}/gu, (_, words: string) => words.replaceAll('_', ' '))
    .replace(/\[([A-Za-z]+)'U\]/gu, (_, name: string) => (name === 'arb' ? 'AU' : `${name.toUpperCase()} U`))
    .replace(/\[([^\]]+)\]/gu, '$1')
    .replace(/\((\d+)\.h\)/u, '$1 h')
    .replace(/(?<=^|[/. ])u(?=[A-Za-z])/gu, 'µ')
    .replace(/(?<=m)2\b/gu, '²');
}

function superscript(digits: string): string {
  return digits.replace(/\d/gu, (digit) => SUPERSCRIPTS.charAt(Number(digit)));
}
