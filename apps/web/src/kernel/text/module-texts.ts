import type { Module } from '@nidan/domain/access/modules';
import { defineTexts, type InThree } from './define-texts.ts';

/** What the modules are called. */
export const moduleTexts = defineTexts({
  patients: ['Patients', 'मरीज़', 'रुग्ण'],
  bills: ['Bills', 'बिल', 'बिले'],
  payments: ['Payments', 'पेमेंट', 'पेमेंट'],
  finance: ['Ledger and closed days', 'लेजर और बंद दिन', 'लेजर आणि बंद दिवस'],
  approvals: ['Approvals and their rules', 'मंज़ूरियाँ और उनके नियम', 'मंजुरी आणि त्यांचे नियम'],
  samples: ['Collection and accession', 'कलेक्शन और एक्सेशन', 'कलेक्शन आणि ॲक्सेशन'],
  results: ['Results', 'रिज़ल्ट', 'रिझल्ट'],
  authorise: ['Check & authorise', 'चेक और ऑथराइज़', 'चेक आणि ऑथराइज'],
  quality: ['Quality control', 'क्वालिटी कंट्रोल', 'क्वालिटी कंट्रोल'],
  reports: ['Release, print and dispatch', 'रिलीज़, प्रिंट और डिस्पैच', 'रिलीज, प्रिंट आणि डिस्पॅच'],
  inventory: ['Stores and stock', 'स्टोर और स्टॉक', 'स्टोअर आणि साठा'],
  purchases: ['Vendors, orders and what is owed', 'वेंडर, ऑर्डर और देनदारी', 'विक्रेते, ऑर्डर आणि देणी'],
  catalog: ['Tests and prices', 'टेस्ट और कीमतें', 'टेस्ट आणि किंमती'],
  masters: ['Doctors, agencies, places', 'डॉक्टर, एजेंसी, जगहें', 'डॉक्टर, एजन्सी, जागा'],
  roles: ['Roles & modules', 'भूमिका और मॉड्यूल', 'भूमिका आणि मॉड्यूल'],
  users: ['Users', 'यूज़र', 'युजर'],
  labs: ['Lab, firms, switches', 'लैब, फ़र्म, स्विच', 'लॅब, फर्म, स्विच'],
  audit: ['Audit', 'ऑडिट', 'ऑडिट'],
} satisfies Readonly<Record<Module, InThree>>);
