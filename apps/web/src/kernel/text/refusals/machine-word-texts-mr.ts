/** How a machine is, what happens to it and how a disposal stands, in Marathi. */
export const machineWordTextsMr = {
  running: 'चालू',
  asleep: 'स्लीपमध्ये',
  off: 'बंद',
  down: 'बिघडलेले',
  start: 'चालू करणे',
  shutDown: 'बंद करणे',
  sleep: 'स्लीप',
  breakDown: 'बिघाड',
  calibrate: 'कॅलिब्रेशन',
  maintain: 'देखभाल',
  calibration: 'कॅलिब्रेशन',
  maintenance: 'देखभाल',
  witnessed: 'साक्षीदारासह पूर्ण',
  withdrawn: 'मागे घेतलेले',
} as const;
