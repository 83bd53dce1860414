import { describe, expect, it } from 'vitest';
import { chainFault, reflexGraph } from './reflex-chains.ts';

/** 'A>B' is a rule of A that adds B, 'A=B' a member B of A. */
function graphOf(...ways: readonly string[]) {
  const tests = new Map<string, { code: string; reflexRules: { calls: string }[]; members: string[] }>();
  const at = (code: string) => {
    const known = tests.get(code) ?? { code, reflexRules: [], members: [] };
    tests.set(code, known);
    return known;
  };
  for (const way of ways) {
    const [from = '', sign, to = ''] = way.split(/([>=])/u);
    at(to);
    if (sign === '>') at(from).reflexRules.push({ calls: to });
    else at(from).members.push(to);
  }
  return reflexGraph(tests.values());
}

describe('chains of reflex rules', () => {
  it('may be three tests deep', () => {
    const graph = graphOf('A>B', 'B>C', 'C>D', 'A>D', 'A>C');
    for (const code of ['A', 'B', 'C', 'D']) expect(chainFault(graph, code)).toBeNull();
  });

  it('may not be four deep, wherever one looks from', () => {
    const graph = graphOf('A>B', 'B>C', 'C>D', 'D>E');
    for (const code of ['A', 'C', 'E'])
      expect(chainFault(graph, code)?.msg).toBe(
        'leads to more than 3 reflex tests, one after the other: A › B › C › D › E',
      );
  });

  it('count rules and not what contains a test', () => {
    expect(chainFault(graphOf('P=A', 'A>Q', 'Q=B', 'B>R', 'R=C', 'C>D'), 'B')).toBeNull();
  });

  it.each([
    ['itself', ['A>A'], 'A › A'],
    ['itself by another', ['A>B', 'B>A'], 'A › B › A'],
    ['a profile that contains it', ['A>P', 'P=A'], 'A › P › A'],
    ['itself by two members', ['A>P', 'P=B', 'P=C', 'C>A'], 'A › P › C › A'],
  ] as const)('may not add %s', (_, ways, path) => {
    expect(chainFault(graphOf(...ways), 'A')?.msg).toBe(`adds itself by its reflex rules: ${path}`);
  });

  it('end where a circle does not go through the test', () => {
    expect(chainFault(graphOf('A>B', 'B>C', 'C>B'), 'A')).toBeNull();
    expect(chainFault(graphOf('A>B', 'B>C', 'C>B'), 'C')?.msg).toBe(
      'adds itself by its reflex rules: C › B › C',
    );
  });

  it('are not made by members alone', () => {
    expect(chainFault(graphOf('P=Q', 'Q=P'), 'P')).toBeNull();
  });
});
