/** Refusals of the explorer and of reports that run by themselves, in Marathi. */
export const insightRefusalTextsMr = {
  'explorer-too-long':
    'याला {seconds} सेकंदांपेक्षा जास्त वेळ लागतो. कमी दिवस निवडा, एखाद्या फील्डने कमी करा, किंवा याची फाइल बनवून घ्या',
  'explorer-field-masked': 'तुम्हाला {field} झाकलेले दिसते, म्हणून त्याने निवडता किंवा गट करता येत नाही. दुसरे फील्ड निवडा',
  'view-of-other': '“{name}” {owner} यांनी जतन केला आहे, तेच तो बदलतात. स्वतःच्या नावाने प्रत जतन करा',
  'view-scheduled': '“{name}” वर एक अहवाल चालतो. आधी त्याची वेळ बंद करा, मग प्रश्न काढा',
  'schedule-of-other': 'हा अहवाल {owner} यांच्यासाठी चालतो, तेच त्याची वेळ बदलतात',
  'report-reader-sees-less':
    '{name} यांना या अहवालातले पाहता येत नाही. ज्यांना त्याचा अधिकार आहे आणि जे तुमच्याइतकी लॅब पाहतात अशांना निवडा',
  'report-beyond-scope': 'या फाइलमध्ये तुम्ही आता पाहता त्यापेक्षा जास्त लॅब आहे. स्वतःची फाइल बनवून घ्या',
  'report-not-made': 'या अहवालाची फाइल नाही: {why}',
};
