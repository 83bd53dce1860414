import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of the files of a vendor. */
export const vendorFileTexts = defineTexts({
  files: ['Files', 'फ़ाइलें', 'फाइल्स'],
  noFile: ['No file yet', 'अभी कोई फ़ाइल नहीं', 'अजून फाइल नाही'],
  fileKind: ['What it is', 'यह क्या है', 'हे काय आहे'],
  addFile: ['Add a file', 'फ़ाइल जोड़ें', 'फाइल जोडा'],
  removeFile: ['Remove', 'हटाएँ', 'काढा'],
  removeTitle: ['Remove {name}?', '{name} हटाएँ?', '{name} काढायची?'],
  removeText: ['It leaves this list; the audit still shows it.', 'यह इस सूची से हटेगी; ऑडिट में दिखती रहेगी।', 'ती या यादीतून जाईल; ऑडिटमध्ये दिसत राहील.'],
  removed: ['File removed', 'फ़ाइल हटाई गई', 'फाइल काढली'],
  kept: ['{name} kept', '{name} रखी गई', '{name} ठेवली'],
  tooLarge: ['{name} is too large to be kept.', '{name} रखने के लिए बहुत बड़ी है।', '{name} ठेवण्यासाठी खूप मोठी आहे.'],
  wrongEnding: ['{name} is of a kind that is not kept.', '{name} ऐसे प्रकार की है जो रखी नहीं जाती।', '{name} ठेवल्या जात नाहीत अशा प्रकारची आहे.'],
  more: ['More files', 'और फ़ाइलें', 'आणखी फाइल्स'],
  kind_msme: ['MSME certificate', 'MSME प्रमाणपत्र', 'MSME प्रमाणपत्र'],
  kind_cheque: ['Cancelled cheque', 'रद्द किया चेक', 'रद्द केलेला चेक'],
  kind_agreement: ['Agreement', 'अनुबंध पत्र', 'करारपत्र'],
  kind_tax: ['GST or PAN certificate', 'GST या PAN प्रमाणपत्र', 'GST किंवा PAN प्रमाणपत्र'],
  kind_other: ['Other', 'अन्य', 'इतर'],
});
