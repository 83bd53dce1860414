/** How a machine is, what happens to it and how a disposal stands, in Hindi. */
export const machineWordTextsHi = {
  running: 'चालू',
  asleep: 'स्लीप में',
  off: 'बंद',
  down: 'खराब',
  start: 'चालू करना',
  shutDown: 'बंद करना',
  sleep: 'स्लीप',
  breakDown: 'खराब होना',
  calibrate: 'कैलिब्रेशन',
  maintain: 'मेंटेनेंस',
  calibration: 'कैलिब्रेशन',
  maintenance: 'मेंटेनेंस',
  witnessed: 'गवाह के साथ पूरा',
  withdrawn: 'वापस लिया गया',
} as const;
