/** Refusals of external assessment, in Marathi. */
export const eqaRefusalTextsMr = {
  'eqa-round-exists': '{scheme}, फेरी {round} चा सॅम्पल {sample} आधीच आहे. तीच फेरी उघडा आणि व्हॅल्यू तिथे टाका',
  'eqa-sd-zero': '{parameter} चा SD {given} आहे, म्हणून z काढता येत नाही. स्कीमच्या रिपोर्टमधून आपल्या गटाचा SD घ्या',
  'eqa-other-unit': 'इथे {parameter} {unit} मध्ये मोजतात, {given} मध्ये नाही. आधी स्कीमच्या व्हॅल्यू या युनिटमध्ये बदला',
  'eqa-received-future': '{date} अजून यायचा आहे. स्कीमचा रिपोर्ट आला तो दिवस द्या',
  'eqa-not-received': 'ठरलेली व्हॅल्यू स्कीमच्या रिपोर्टसोबत येते. रिपोर्ट आला तो दिवस द्या',
  'eqa-half-assigned':
    '{parameter} ची ठरलेली व्हॅल्यू आणि SD यांपैकी एकच दिले आहे. दोन्ही टाका, किंवा रिपोर्ट येईपर्यंत काहीच नाही',
  'eqa-result-twice': '{machine} वर {parameter} दोनदा दिले आहे. दोनपैकी एक व्हॅल्यू ठेवा',
  'eqa-reason-missing': '{machine} वर {parameter} चा निर्णय झाला आहे. आकडे का बदलत आहेत ते सांगा',
  'eqa-not-judged': '{parameter} ची ठरलेली व्हॅल्यू अजून नाही. आधी रिपोर्टमधून ती गटाच्या SD सह टाका',
  'eqa-action-missing': '{parameter} चा z {z} आहे. आधी काय आढळले आणि काय केले ते लिहा',
  'eqa-look-own': 'ज्याने व्हॅल्यू टाकली किंवा काय केले ते लिहिले तो दुसरी व्यक्ती म्हणून पाहू शकत नाही. दुसऱ्याला सांगा',
  'eqa-seen': 'दुसऱ्या व्यक्तीने हा निकाल आधीच पाहिला आहे',
};
