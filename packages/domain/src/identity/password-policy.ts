/** Shortest password that is accepted (architecture, "Password strength"). */
export const LEAST_PASSWORD_LENGTH = 8;

/** Longest, so that hashing cannot be made to work for its own sake. */
export const MOST_PASSWORD_LENGTH = 128;

/** Passwords that are tried first by anybody; compared without case. */
const COMMON = new Set(
  (
    '12345678 123456789 1234567890 11111111 00000000 87654321 987654321 password password1 password123 passw0rd p@ssw0rd p@ssword ' +
    'password@123 pass@123 pass@1234 admin123 admin@123 admin1234 administrator welcome1 welcome123 welcome@123 qwertyui qwerty12 ' +
    'qwerty123 qwertyuiop 1q2w3e4r 1qaz2wsx abcd1234 abc12345 abcdefgh a1234567 iloveyou football baseball sunshine princess ' +
    'superman trustno1 letmein1 india123 india@123 test1234 test@123 changeme computer internet whatever asdfghjk zaq12wsx'
  ).split(' '),
);

export type PasswordFault = 'short' | 'long' | 'common';

/** Why a password is not accepted; null when it is. Length counts characters as people see them. */
export function passwordFault(password: string): PasswordFault | null {
  const length = Array.from(password).length;
  if (length < LEAST_PASSWORD_LENGTH) return 'short';
  if (length > MOST_PASSWORD_LENGTH) return 'long';
  return COMMON.has(password.toLowerCase()) ? 'common' : null;
}
