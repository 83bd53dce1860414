import { expect, test } from 'vitest';
import { dependencyFaults } from './check-dependencies.ts';

const page = '| Package | For |\n| --- | --- |\n| `pg` | driver |\n| `gone` | nothing |\n';

test('names dependencies without a row, rows without a dependency, and loose versions', () => {
  const manifests = [
    { dependencies: { pg: '8.23.1', '@nidan/domain': '*' } },
    { devDependencies: { fastify: '^5.0.0', '@types/pg': '8.15.6' } },
  ];
  expect(dependencyFaults(page, manifests)).toEqual([
    'docs/dependencies.md: no row for fastify',
    'docs/dependencies.md: nothing uses gone',
    'fastify ^5.0.0: pin the exact version',
  ]);
});
