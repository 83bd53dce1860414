/** What a right allows, in Marathi. */
export const rightTextsMr = {
  create: 'तयार करणे',
  read: 'पाहणे',
  update: 'बदलणे',
  delete: 'काढणे',
  several: '{first} आणि {last}',
  right: '{module}: {bits}',
  operator: 'प्लॅटफॉर्म ऑपरेटर',
};
