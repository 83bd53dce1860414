import { rateContract } from '@nidan/domain/status-sets/money/rate-contract';
import { defineTexts } from '../../../../kernel/text/define-texts.ts';
import { englishLabels } from '../../../../kernel/text/english-labels.ts';

/** Labels of the states of rate contracts; apart from those that every screen loads. */
export const contractStateTexts = defineTexts(englishLabels([rateContract]), {
  'rateContract.active': ['चालू', 'चालू'],
  'rateContract.draft': ['ड्राफ़्ट', 'ड्राफ्ट'],
  'rateContract.queue': ['कतार में', 'रांगेत'],
  'rateContract.pending': ['लंबित', 'प्रलंबित'],
  'rateContract.expired': ['समाप्त', 'मुदत संपली'],
  'rateContract.cancelled': ['रद्द', 'रद्द'],
});
