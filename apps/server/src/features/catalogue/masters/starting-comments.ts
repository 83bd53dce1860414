import type { MasterValues } from '@nidan/domain/masters/master-field';

/** Sentences that results of a new lab propose; its director reads them and changes what is said otherwise there. */
export const STARTING_COMMENTS: readonly MasterValues[] = [
  {
    code: 'A1C-DIABETES',
    name: 'HbA1c in the range of diabetes',
    parameter: 'HBA1C',
    condition: 'in 6.5..',
    english:
      'HbA1c of 6.5 % or more is in the range of diabetes. Without symptoms, please confirm with a second test.',
    hindi: '6.5 % या ज़्यादा HbA1c डायबिटीज़ की सीमा में है। लक्षण न हों तो दूसरी जाँच से पुष्टि करें।',
    marathi: '6.5 % किंवा जास्त HbA1c मधुमेहाच्या मर्यादेत आहे. लक्षणे नसल्यास दुसऱ्या तपासणीने खात्री करावी.',
  },
  {
    code: 'A1C-PREDIABETES',
    name: 'HbA1c in the range of prediabetes',
    parameter: 'HBA1C',
    condition: 'in 5.7..6.4',
    english: 'HbA1c from 5.7 to 6.4 % is in the range of prediabetes. A repeat in a year is advised.',
    hindi: '5.7 से 6.4 % HbA1c प्रीडायबिटीज़ की सीमा में है। एक साल में दोबारा जाँच की सलाह है।',
    marathi: '5.7 ते 6.4 % HbA1c प्रीडायबेटिसच्या मर्यादेत आहे. एका वर्षाने पुन्हा तपासणीचा सल्ला आहे.',
  },
  {
    code: 'K-HIGH',
    name: 'High potassium, exclude haemolysis',
    parameter: 'K',
    condition: 'is H, HH',
    english:
      'Potassium is raised. Haemolysis, a tight tourniquet or a delayed separation raise it falsely; repeat on a fresh sample if unexpected.',
    hindi:
      'पोटैशियम बढ़ा है। हीमोलिसिस, कसा टूर्निकेट या देर से अलग किया सीरम इसे ग़लत बढ़ाते हैं; अपेक्षित न हो तो नए सैंपल पर दोहराएँ।',
    marathi:
      'पोटॅशियम वाढले आहे. हिमोलिसिस, घट्ट टूर्निकेट किंवा उशिरा वेगळे केलेले सीरम ते खोटे वाढवतात; अपेक्षित नसल्यास नव्या नमुन्यावर पुन्हा करावे.',
  },
  {
    code: 'PLT-LOW',
    name: 'Low platelets, exclude clumping',
    parameter: 'PLT',
    condition: 'is L, LL',
    english:
      'Platelets are low. The smear was looked at for clumps; a count in citrate is advised if they are seen.',
    hindi: 'प्लेटलेट कम हैं। स्मियर में गुच्छे देखे गए; गुच्छे हों तो साइट्रेट में गिनती की सलाह है।',
    marathi: 'प्लेटलेट कमी आहेत. स्मिअरमध्ये गुठळ्या पाहिल्या; त्या असल्यास सायट्रेटमध्ये मोजणीचा सल्ला आहे.',
  },
  {
    code: 'TSH-HIGH',
    name: 'High TSH',
    parameter: 'TSH',
    condition: 'is H, HH',
    english:
      'TSH is raised. Please read it with free T4, and repeat after 6 to 8 weeks if free T4 is normal.',
    hindi: 'TSH बढ़ा है। इसे फ़्री T4 के साथ पढ़ें; फ़्री T4 सामान्य हो तो 6 से 8 हफ़्ते बाद दोहराएँ।',
    marathi: 'TSH वाढले आहे. ते फ्री T4 सोबत वाचावे; फ्री T4 सामान्य असल्यास 6 ते 8 आठवड्यांनी पुन्हा करावे.',
  },
  {
    code: 'EGFR-LOW',
    name: 'eGFR below 60',
    parameter: 'EGFR',
    condition: 'in ..59',
    english:
      'eGFR is below 60 mL/min/1.73 m². It means chronic kidney disease only when it lasts for more than 3 months.',
    hindi: 'eGFR 60 mL/min/1.73 m² से कम है। 3 महीने से ज़्यादा रहे तभी यह पुरानी किडनी बीमारी मानी जाती है।',
    marathi:
      'eGFR 60 mL/min/1.73 m² पेक्षा कमी आहे. 3 महिन्यांपेक्षा जास्त राहिल्यासच तो जुनाट मूत्रपिंडाचा आजार मानला जातो.',
  },
  {
    code: 'HBSAG-REACTIVE',
    name: 'HBsAg reactive',
    parameter: 'HBSAG',
    condition: 'says Reactive',
    english:
      'HBsAg is reactive by this method. Please confirm by neutralisation or HBV DNA before it is told as an infection.',
    hindi: 'इस विधि से HBsAg रिएक्टिव है। संक्रमण बताने से पहले न्यूट्रलाइज़ेशन या HBV DNA से पुष्टि करें।',
    marathi: 'या पद्धतीने HBsAg रिअ‍ॅक्टिव्ह आहे. संसर्ग सांगण्यापूर्वी न्यूट्रलायझेशन किंवा HBV DNA ने खात्री करावी.',
  },
];
