import { findPincode } from '@nidan/contract/base/pincodes/pincode-endpoint';
import { stringFormats } from '@nidan/contract/kernel/formats';
import { api } from '../../../../kernel/api/api.ts';
import { asRefusal } from '../../../../kernel/api/api-refusal.ts';
import { toast } from '../../../../kernel/ui/overlays/toast.ts';
import { type PartProps, withPerson } from '../part-props.ts';
import { withPlace } from './with-place.ts';

/** Takes what is typed as the postal code; a whole one brings its state and district, unless another one is typed by then. */
export function usePlaceOfPin({ update }: Pick<PartProps, 'update'>): (typed: string) => void {
  const fill = async (pincode: string): Promise<void> => {
    try {
      const { place } = await api(findPincode, { query: { pincode } });
      if (place === null) return;
      update((form) => (form.person.pincode === pincode ? withPlace(form, place) : form));
    } catch (thrown) {
      toast({ type: 'ERROR', msg: asRefusal(thrown).msg });
    }
  };
  return (typed) => {
    const pincode = typed.replace(/\s/gu, '');
    update(withPerson({ pincode }));
    if (pincode.length === 6 && stringFormats.pincode.check(pincode)) void fill(pincode);
  };
}
