import { expect, test } from 'vitest';
import { embeddedUrls, externalUrls, onDatabase } from './connection-urls.ts';

test('the embedded server is reached by its socket, without a password', () => {
  expect(embeddedUrls({ socketDir: '/run/a b', port: 5432 }).appUrl).toBe(
    'postgresql://nidan_app@localhost:5432/nidan?host=%2Frun%2Fa+b',
  );
});

test('every process derives the same passwords, another for each role, from the one of DATABASE_URL', () => {
  const urls = externalUrls({ databaseUrl: 'postgresql://admin:s3cret@db.example:6543/lab?sslmode=require' });
  expect(urls).toEqual(
    externalUrls({ databaseUrl: 'postgresql://admin:s3cret@db.example:6543/lab?sslmode=require' }),
  );
  const app = new URL(urls.appUrl);
  expect([app.username, app.host, app.pathname, app.search]).toEqual([
    'nidan_app',
    'db.example:6543',
    '/lab',
    '?sslmode=require',
  ]);
  const passwords = [urls.ownerUrl, urls.appUrl, urls.jobsUrl].map((url) => new URL(url).password);
  expect(new Set(passwords).size).toBe(3);
  for (const password of passwords) expect(password).toMatch(/^[\w-]{43}$/);
  const other = externalUrls({ databaseUrl: 'postgresql://admin:other@db.example:6543/lab' });
  expect(new URL(other.appUrl).password).not.toBe(app.password);
});

test('without a password there is none to derive', () => {
  const urls = externalUrls({ databaseUrl: 'postgresql:///lab?host=/run/postgresql&user=admin' });
  const app = new URL(urls.appUrl);
  expect([app.username, app.password, app.searchParams.get('user')]).toEqual(['nidan_app', '', null]);
});

test('own addresses replace the derived ones', () => {
  const urls = externalUrls({
    databaseUrl: 'postgresql://admin:s@h/lab',
    databaseAppUrl: 'postgresql://app:a@h/lab',
    databaseJobsUrl: 'postgresql://jobs:j@h/lab',
  });
  expect([urls.appUrl, urls.jobsUrl]).toEqual(['postgresql://app:a@h/lab', 'postgresql://jobs:j@h/lab']);
});

test.each(['', 'lab', 'mysql://u:s3cret@h/lab', 'postgresql://u:s3cret@h', 'http://u:s3cret@h/lab'])(
  'refuses %j by the name of the variable, without repeating a password',
  (databaseUrl) => {
    expect(() => externalUrls({ databaseUrl })).toThrow(
      /^DATABASE_URL is not the address of a PostgreSQL database/,
    );
    expect(() => externalUrls({ databaseUrl })).not.toThrow('s3cret');
  },
);

test('swaps the database of an address', () => {
  expect(onDatabase('postgresql://u@h/a?host=%2Frun', 'b c')).toBe('postgresql://u@h/b%20c?host=%2Frun');
});
