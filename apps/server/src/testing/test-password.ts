/** The password of everybody in the test labs. */
export const testPassword = 'correct horse battery';

/** Its hash at a cost that only tests may have: each of them signs people in. */
export const testPasswordHash =
  'argon2id$64$1$YSBzYWx0IGZvciB0ZXN0cw$auSWYF0ypzg_q7rN6IFm_4hy99O5z4FHAO1GGiU-ZDk';
