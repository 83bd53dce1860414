import { settlementBatch } from '@nidan/domain/status-sets/money/settlement-batch';
import { labPayment } from '@nidan/domain/status-sets/money/lab-payment';
import { defineTexts } from '../../../../kernel/text/define-texts.ts';
import { englishLabels } from '../../../../kernel/text/english-labels.ts';

/** Labels of the states of money between places and of batches; apart from those that every screen loads. */
export const settlementStateTexts = defineTexts(englishLabels([labPayment, settlementBatch]), {
  'labPayment.DRAFT': ['ड्राफ़्ट', 'मसुदा'],
  'labPayment.CREATED': ['बना', 'तयार'],
  'labPayment.ARCHIVAL_REQUEST_CREATED': ['आर्काइव माँगा गया', 'संग्रह मागितला'],
  'labPayment.APPROVED_BY_RECEIVER': ['पाने वाले ने मंज़ूर किया', 'घेणाऱ्याने मंजूर केले'],
  'labPayment.SUBMITTED_TO_BANK': ['बैंक में जमा', 'बँकेत जमा'],
  'labPayment.APPROVED_FINANCE': ['फ़ाइनेंस ने मंज़ूर किया', 'फायनान्सने मंजूर केले'],
  'labPayment.REJECTED_FINANCE': ['फ़ाइनेंस ने नामंज़ूर किया', 'फायनान्सने नामंजूर केले'],
  'labPayment.REVERSED_FINANCE': ['फ़ाइनेंस ने वापस लिया', 'फायनान्सने परत घेतले'],
  'labPayment.REJECTED': ['नामंज़ूर', 'नामंजूर'],
  'labPayment.CANCELLED': ['रद्द', 'रद्द'],
  'labPayment.ARCHIVED': ['आर्काइव', 'संग्रहित'],
  'labPayment.ARCHIVAL_REJECTED': ['आर्काइव नामंज़ूर', 'संग्रह नामंजूर'],
  'settlementBatch.OPEN': ['खुला', 'खुला'],
  'settlementBatch.REQUEST_CREATED': ['माँगा गया', 'मागितला'],
  'settlementBatch.ARCHIVAL_REQUEST_CREATED': ['आर्काइव माँगा गया', 'संग्रह मागितला'],
  'settlementBatch.SUBMITTED_TO_BANK': ['बैंक को भेजा', 'बँकेला पाठवला'],
  'settlementBatch.SETTLED': ['निपटा', 'पूर्ण'],
  'settlementBatch.ARCHIVED': ['आर्काइव', 'संग्रहित'],
  'settlementBatch.ARCHIVAL_REJECTED': ['आर्काइव नामंज़ूर', 'संग्रह नामंजूर'],
});
