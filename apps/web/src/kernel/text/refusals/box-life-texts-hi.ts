/** How far a box has come, in Hindi. */
export const boxLifeTextsHi = {
  packing: 'पैक हो रहा है',
  waitingForRider: 'राइडर का इंतज़ार',
  refusedByRider: 'राइडर ने मना किया',
  acceptedByRider: 'राइडर ने माना',
  withRider: 'राइडर के पास',
  inTransit: 'रास्ते में',
  partlyReceived: 'कुछ मिला',
  received: 'मिल गया',
  accepted: 'स्वीकृत',
  canceled: 'रद्द',
} as const;
