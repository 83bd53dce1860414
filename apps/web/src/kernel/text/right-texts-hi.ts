/** What a right allows, in Hindi. */
export const rightTextsHi = {
  create: 'बनाना',
  read: 'देखना',
  update: 'बदलना',
  delete: 'हटाना',
  several: '{first} और {last}',
  right: '{module}: {bits}',
  operator: 'प्लेटफ़ॉर्म ऑपरेटर',
};
