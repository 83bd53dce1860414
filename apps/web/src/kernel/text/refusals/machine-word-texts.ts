import { defineTexts } from '../define-texts.ts';
import { currentLanguage } from '../language.ts';

/** How a machine is, what happens to it and how a disposal stands, as the server says them in refusals in English. */
export const machineWordTexts = defineTexts({
  running: ['running', 'चालू', 'चालू'],
  asleep: ['asleep', 'स्लीप में', 'स्लीपमध्ये'],
  off: ['off', 'बंद', 'बंद'],
  down: ['down', 'खराब', 'बिघडलेले'],
  start: ['start', 'चालू करना', 'चालू करणे'],
  shutDown: ['shut down', 'बंद करना', 'बंद करणे'],
  sleep: ['sleep', 'स्लीप', 'स्लीप'],
  breakDown: ['break down', 'खराब होना', 'बिघाड'],
  calibrate: ['calibrate', 'कैलिब्रेशन', 'कॅलिब्रेशन'],
  maintain: ['maintain', 'मेंटेनेंस', 'देखभाल'],
  calibration: ['calibration', 'कैलिब्रेशन', 'कॅलिब्रेशन'],
  maintenance: ['maintenance', 'मेंटेनेंस', 'देखभाल'],
  witnessed: ['witnessed', 'गवाह के साथ पूरा', 'साक्षीदारासह पूर्ण'],
  withdrawn: ['withdrawn', 'वापस लिया गया', 'मागे घेतलेले'],
});

/** A word about a machine or a disposal in the language of the screens. */
export function machineWords(said: string): string {
  const found = Object.entries(machineWordTexts.english).find(([, text]) => text === said);
  return found === undefined ? said : machineWordTexts.in(currentLanguage())(found[0] as keyof typeof machineWordTexts.english);
}
