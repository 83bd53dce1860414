import { defineTexts } from '../../../../../kernel/text/define-texts.ts';

/** What locations do otherwise with a test. */
export const localTermsTexts = defineTexts({
  atLocation: ['At a location', 'किसी स्थान पर', 'एखाद्या ठिकाणी'],
  termsHint: ['in place of what the test says, for bills from now on', 'टेस्ट में लिखे की जगह, अब से बनने वाले बिलों के लिए', 'टेस्टमध्ये लिहिलेल्याऐवजी, आतापासूनच्या बिलांसाठी'],
  asEverywhere: ['Every location does as the test says.', 'हर स्थान पर वही होता है जो टेस्ट में लिखा है।', 'प्रत्येक ठिकाणी टेस्टमध्ये लिहिल्याप्रमाणे होते.'],
  location: ['Location', 'स्थान', 'ठिकाण'],
  offered: ['Offered', 'होती है', 'होते'],
  hours: ['Hours', 'घंटे', 'तास'],
  method: ['Method', 'विधि', 'पद्धत'],
  machine: ['Machine', 'मशीन', 'यंत्र'],
  remove: ['Remove', 'हटाएँ', 'काढा'],
  offeredAt: ['Offered at {name}', '{name} पर होती है', '{name} येथे होते'],
  hoursAt: ['Turn-around time in hours at {name}', '{name} पर समय, घंटों में', '{name} येथील वेळ, तासांत'],
  methodAt: ['Method at {name}', '{name} पर विधि', '{name} येथील पद्धत'],
  machineAt: ['Machine at {name}', '{name} पर मशीन', '{name} येथील यंत्र'],
  removeAt: ['Remove {name}', '{name} हटाएँ', '{name} काढा'],
  outOfUse: ['{name} (out of use)', '{name} (बंद)', '{name} (बंद)'],
  anyMachine: ['Any', 'कोई भी', 'कोणतेही'],
  addLocation: ['Add location', 'स्थान जोड़ें', 'ठिकाण जोडा'],
  hoursUnread: ['Hours are a number above 0, up to 9,999', 'घंटे 0 से ऊपर और 9,999 तक की संख्या हों', 'तास 0 पेक्षा जास्त आणि 9,999 पर्यंतची संख्या असावी'],
  saveTerms: ['Save for locations', 'स्थानों के लिए सहेजें', 'ठिकाणांसाठी जतन करा'],
  termsSaved: ['Saved for locations', 'स्थानों के लिए सहेजा गया', 'ठिकाणांसाठी जतन झाले'],
});
