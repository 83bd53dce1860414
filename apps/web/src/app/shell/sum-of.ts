/**
 * Value of a sum such as `2720 - 10%` or `(350+120)*2`; null for anything that is none. A percentage after plus or minus is
 * of what stands before it. Two decimals at most.
 */
export function sumOf(text: string): number | null {
  const tokens = text.replaceAll(',', '').match(/\d+(?:\.\d+)?|[-+*/()%]|\S/g) ?? [];
  if (tokens.length < 3 || !tokens.some((token) => /^[-+*/%]$/.test(token))) return null;
  const reader = { tokens, at: 0 };
  const value = readSum(reader);
  if (value === null || reader.at < tokens.length || !Number.isFinite(value)) return null;
  return Math.round(value * 100) / 100;
}

interface Reader {
  readonly tokens: readonly string[];
  at: number;
}

function readSum(reader: Reader): number | null {
  let value = readProduct(reader);
  for (let sign = reader.tokens[reader.at]; sign === '+' || sign === '-'; sign = reader.tokens[reader.at]) {
    reader.at += 1;
    const next = readProduct(reader);
    if (value === null || next === null) return null;
    const isShare = reader.tokens[reader.at] === '%';
    if (isShare) reader.at += 1;
    const amount: number = isShare ? (value * next) / 100 : next;
    value += sign === '+' ? amount : -amount;
  }
  return value;
}

function readProduct(reader: Reader): number | null {
  let value = readFactor(reader);
  for (let sign = reader.tokens[reader.at]; sign === '*' || sign === '/'; sign = reader.tokens[reader.at]) {
    reader.at += 1;
    const next = readFactor(reader);
    if (value === null || next === null) return null;
    value = sign === '*' ? value * next : value / next;
  }
  return value;
}

function readFactor(reader: Reader): number | null {
  const token = reader.tokens[reader.at];
  reader.at += 1;
  if (token === '-') {
    const value = readFactor(reader);
    return value === null ? null : -value;
  }
  if (token === '(') {
    const value = readSum(reader);
    const closes = reader.tokens[reader.at] === ')';
    reader.at += 1;
    return closes ? value : null;
  }
  return token !== undefined && /^\d/.test(token) ? Number(token) : null;
}
