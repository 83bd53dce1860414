/** Refusals of links, drivers and data of machines, in Marathi. */
export const interfacingRefusalTextsMr = {
  'link-name-taken': 'या नावाचे कनेक्शन आधीच आहे. दुसरे नाव द्या',
  'link-port-used': 'या सर्व्हरचे दुसरे कनेक्शन याच पोर्टवर आधीच चालू आहे. दुसरा पोर्ट निवडा',
  'link-folder-used': 'लॅबचे दुसरे कनेक्शन हेच फोल्डर आधीच वाचते. दुसरा फोल्डर निवडा',
  'link-driver-unfit': '{driver} {label} आहे. चालू ड्रायव्हर निवडा',
  'driver-delivered': '{driver} सॉफ्टवेअरसोबत आला आहे आणि तसाच राहतो. तुमचे बदल नवीन मसुद्यात सेव्ह करा',
  'driver-draft-exists': 'या ड्रायव्हरचा मसुदा आधीच आहे. तोच बदला, किंवा सोडून द्या',
  'driver-not-draft': '{driver} {label} आहे आणि तसाच राहतो. तुमचे बदल नवीन मसुद्यात सेव्ह करा',
  'driver-by-maker': 'हा मसुदा {name} यांनी लिहिला आहे, ते तो मंजूर करू शकत नाहीत. दुसऱ्या व्यक्तीला सांगा',
  'driver-trial-too-long':
    'या ड्रायव्हरने हा मेसेज वाचायला {seconds} सेकंदांपेक्षा जास्त लागतात. मेसेज छोटा करा, किंवा ड्रायव्हरचे पॅटर्न सोपे करा',
  'driver-linked': '{link} याच ड्रायव्हरने वाचते. आधी त्या कनेक्शनला दुसरा ड्रायव्हर द्या',
  'machine-value-of-no-check': '{what} ला कोणतीही तपासणी अडवत नाही. पुन्हा प्रयत्न करा, किंवा ते काढा',
  'machine-value-not-entered': '{what} नोंदवता येत नाही: {why} {detail}. तपासणी मागे घेतली नाही',
  'machine-file-none': 'या व्हॅल्यूसोबत कोणतीही फाईल आली नाही',
};
