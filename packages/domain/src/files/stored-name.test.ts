import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { storedName } from './stored-name.ts';

it.each([
  ['Prof. Rao (1).PDF', 'Prof_Rao_1.pdf'],
  ['../../etc/passwd.png', 'etc_passwd.png'],
  ['C:\\temp\\logo.JPEG', 'C_temp_logo.jpeg'],
  ['shell.php.jpg', 'shell_php.jpg'],
  ['a\r\nSet-Cookie: x=1.png', 'a_Set-Cookie_x_1.png'],
  ['"; filename="evil.exe.png', 'filename_evil_exe.png'],
  ['‮gpj.exe.png', 'gpj_exe.png'],
  ['रिपोर्ट.pdf', 'file.pdf'],
  [`${'x'.repeat(300)}.xlsx`, `${'x'.repeat(100)}.xlsx`],
])('%j is kept as %j', (given, kept) => {
  expect(storedName(given)).toBe(kept);
});

it.each(['a.svg', 'a.png.exe', '.png', 'a', 'a.', '', 'a.pdf ', 'a.docm', 'a.PNG\0', 'a.ｐｎｇ'])(
  '%j is not kept',
  (name) => {
    expect(storedName(name)).toBeNull();
  },
);

it('is always safe in a header and on a file system', () => {
  const endings = fc.constantFrom('jpg', 'PDF', 'Docx');
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), endings, (stem, ending) => {
      const name = storedName(`${stem}.${ending}`);
      expect(
        name === null || /^[A-Za-z0-9][A-Za-z0-9_-]*\.[a-z]+$|^-[A-Za-z0-9_-]*\.[a-z]+$/.test(name),
      ).toBe(true);
    }),
  );
});
