import { asRefusal } from '../../../../kernel/api/api-refusal.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { Button } from '../../../../kernel/ui/Button.tsx';
import { Combobox } from '../../../../kernel/ui/fields/Combobox.tsx';
import { Highlight } from '../../../../kernel/ui/values/Highlight.tsx';
import type { AgencyOfBill, BillForm } from '../bill-form.ts';
import { fieldId } from '../focus-path.ts';
import { findAgencies, meantAgency } from '../quick-line/resolve-typed.ts';
import { registerTexts } from '../texts/register-texts.ts';
import type { ReferrerPartProps } from './referrer-part-props.ts';
import { offeredAgencies, withAgency, withClientProblem, withClientText } from './with-doctor.ts';

/** The agency or centre of a bill, chosen from the list; a text of somebody else is kept by an explicit choice alone. */
export function ClientField({ form, update, errors, pending, onNext, onClient }: ReferrerPartProps) {
  const t = useTexts(registerTexts);
  const { client, agencyId, isClientText, doctor } = form;
  const change = (next: (now: BillForm) => BillForm): void => {
    update(next);
    onClient();
  };
  const search = async (typed: string, signal: AbortSignal): Promise<readonly AgencyOfBill[]> =>
    offeredAgencies(doctor, {
      typed,
      found: typed === '' && (doctor?.agencies ?? []).length > 0 ? [] : await findAgencies(typed, signal),
    });
  const resolve = async (text: string): Promise<void> => {
    try {
      const found = meantAgency(text, await findAgencies(text));
      if (found.is === 'one') return change((now) => withAgency(now, found.item));
      const problem =
        found.is === 'none' ? t('agencyNone', { text }) : t('agencyMany', { text, count: found.count });
      change((now) => withClientProblem(now, text, problem));
    } catch (thrown) {
      const { msg } = asRefusal(thrown);
      change((now) => withClientProblem(now, text, msg));
    }
  };
  const keep = (text: string): void => {
    const kept = text === '' ? client : text;
    if (kept === '') return;
    change((now) => withClientText(now, kept));
    onNext('client');
  };
  const isOpen = client !== '' && agencyId === null && errors.client !== undefined;
  const sendsThrough = (doctor?.agencies ?? []).map(({ name }) => name).join(', ');
  const hint = isClientText
    ? t('clientIsText')
    : sendsThrough === ''
      ? undefined
      : t('sendsThrough', { agencies: sendsThrough });
  return (
    <>
      <Combobox<AgencyOfBill>
        label={t('client')}
        id={fieldId('client')}
        value={client === '' ? null : { agencyId: agencyId ?? '', code: '', name: client }}
        placeholder={t('walkIn')}
        search={search}
        itemKey={(agency) => agency.agencyId}
        itemText={({ name }) => name}
        renderItem={({ name, code }, text) => (
          <span className="row">
            <Highlight text={name} match={text} />
            <span className="muted">{code}</span>
          </span>
        )}
        error={errors.client}
        hint={hint}
        onPick={(agency) => {
          change((now) => withAgency(now, agency));
          if (agency) onNext('client');
        }}
        onCreate={keep}
        createLabel={(text) => t('keepClientText', { text })}
        onLeaveText={(text) => pending.wait(resolve(text))}
        onEnterText={(text) => {
          pending.wait(resolve(text));
          onNext('client');
        }}
      />
      {isOpen && <Button onClick={() => keep(client)}>{t('keepClientText', { text: client })}</Button>}
    </>
  );
}
