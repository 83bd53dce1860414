import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** What movements of stock are called. */
export const movementTexts = defineTexts({
  wastage: ['Wastage', 'बर्बादी', 'वाया'],
  transfer: ['Transfer', 'स्थानांतरण', 'हस्तांतरण'],
  'manual consume': ['Manual consume', 'हाथ से इस्तेमाल', 'हाताने वापर'],
  'credit (stock in)': ['Credit (stock in)', 'स्टॉक आया', 'साठा आला'],
  'QC auto': ['QC auto', 'QC अपने आप', 'QC आपोआप'],
  'QC manual': ['QC manual', 'QC हाथ से', 'QC हाताने'],
  'machine startup': ['Startup', 'मशीन चालू', 'मशीन सुरू'],
  'machine shutdown': ['Shutdown', 'मशीन बंद', 'मशीन बंद'],
  'machine sleep': ['Sleep', 'मशीन विराम', 'मशीन विराम'],
  'machine breakdown': ['Breakdown', 'मशीन ख़राब', 'मशीन बिघाड'],
  'stock adjustment': ['Stock adjustment', 'स्टॉक सुधार', 'साठा दुरुस्ती'],
  'L2L transfer': ['L2L transfer', 'लैब से लैब स्थानांतरण', 'लॅब ते लॅब हस्तांतरण'],
  'auto consume': ['Auto consume', 'अपने आप इस्तेमाल', 'आपोआप वापर'],
  'test calibration': ['Test calibration', 'टेस्ट कैलिब्रेशन', 'चाचणी कॅलिब्रेशन'],
});
