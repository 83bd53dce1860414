/** How far a box has come, in Marathi. */
export const boxLifeTextsMr = {
  packing: 'पॅक होत आहे',
  waitingForRider: 'रायडरची वाट',
  refusedByRider: 'रायडरने नाकारले',
  acceptedByRider: 'रायडरने स्वीकारले',
  withRider: 'रायडरकडे',
  inTransit: 'वाटेत',
  partlyReceived: 'काही मिळाले',
  received: 'मिळाले',
  accepted: 'स्वीकारले',
  canceled: 'रद्द',
} as const;
