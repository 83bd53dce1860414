import { MINUTE } from '@nidan/domain/time/durations';
import { eventsByEntity } from '@nidan/contract/base/audit/audit-endpoints';
import { listTests } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import {
  addCoupon,
  changeCoupon,
  type CouponView,
  listCoupons,
} from '@nidan/contract/money/coupons/coupon-endpoints';
import type { MasterBrief } from '@nidan/contract/catalogue/masters/master-endpoints';
import { listLocations } from '@nidan/contract/base/organisation/organisation-endpoints';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { api } from '../../../kernel/api/api.ts';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useSession, useZone } from '../../../kernel/session/session.ts';
import { showDay } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { MaskedDate } from '../../../kernel/ui/fields/MaskedDate.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { useNow } from '../../../kernel/ui/values/use-now.ts';
import type { Search } from '../../../kernel/ui/fields/use-search.ts';
import { type DrawnField, type MasterField, textOf } from '../../../kernel/masters/master-fields.ts';
import { MasterDesk } from '../../../kernel/masters/MasterDesk.tsx';
import { useSearchedMasters } from '../../../kernel/masters/use-found-masters.ts';
import { couponFields, couponValues } from './coupon-form.ts';
import { couponTexts } from './texts/coupon-texts.ts';

const col = columnsOf<CouponView>();

const OUTDATES = { outdates: [listCoupons, eventsByEntity] };
const FOUND = 20;

const findTests: Search<MasterBrief> = async (q, signal) =>
  (await api(listTests, { query: { q, limit: FOUND }, signal })).rows;

/** The coupons of the lab: what each gives, where, when and how often. */
export function CouponsScreen() {
  const t = useTexts(couponTexts);
  const { lab } = useSession();
  const today = calendarDateIn(useZone(), useNow(MINUTE));
  const found = useSearchedMasters(listCoupons);
  const places = useApiQuery(listLocations, { query: {} }, { freshFor: 60_000 }).data?.rows ?? [];
  const add = useApiMutation(addCoupon, OUTDATES);
  const change = useApiMutation(changeCoupon, OUTDATES);
  const day = ({ value, onChange, ...frame }: DrawnField) => (
    <MaskedDate
      {...frame}
      value={value || null}
      today={today}
      onChange={({ value: picked, complete }) => complete && onChange(picked ?? '')}
    />
  );
  const fields: readonly MasterField[] = [
    {
      kind: 'text',
      name: 'code',
      label: t('code'),
      required: true,
      upper: true,
      stays: true,
      hint: t('codeHint'),
    },
    { kind: 'text', name: 'name', label: t('name'), required: true },
    { kind: 'text', name: 'percent', label: t('percent'), hint: t('percentHint') },
    { kind: 'text', name: 'capPaise', label: t('cap') },
    { kind: 'text', name: 'amountPaise', label: t('amount') },
    { kind: 'text', name: 'minimumNetPaise', label: t('minimum') },
    { kind: 'drawn', name: 'validFrom', label: t('firstDay'), required: true, draw: day },
    { kind: 'drawn', name: 'validTo', label: t('lastDay'), hint: t('lastHint'), draw: day },
    { kind: 'text', name: 'perPatient', label: t('perPatient'), hint: t('limitHint') },
    { kind: 'text', name: 'inAll', label: t('inAll'), hint: t('limitHint') },
    { kind: 'references', name: 'testCodes', label: t('tests'), search: findTests },
    {
      kind: 'choices',
      name: 'locationIds',
      label: t('places'),
      options: places.map(({ locationId, name }) => ({ value: locationId, label: name })),
    },
  ];
  const placeIds = places.map(({ locationId }) => locationId);
  const valuesOf = (coupon: CouponView | null) => couponValues(coupon, today);
  const giftOf = ({ percent, capPaise, amountPaise }: CouponView): string => {
    if (percent === null) return `₹ ${rupees(amountPaise ?? 0)}`;
    const told = String(percent);
    return capPaise === null
      ? t('plain', { percent: told })
      : t('capped', { percent: told, cap: rupees(capPaise) });
  };
  const spanOf = ({ validFrom, validTo }: CouponView): string => {
    const first = showDay(validFrom);
    return validTo === null ? t('since', { first }) : t('span', { first, last: showDay(validTo) });
  };
  return (
    <>
      <PageHead title={t('coupons')} sub={lab.name} />
      <MasterDesk
        label={t('coupons')}
        newLabel={t('newCoupon')}
        emptyHelp={t('noneHelp')}
        {...found}
        hasDrafts={false}
        entityKind="COUPON"
        masterOf={(coupon) => ({ ...coupon, id: coupon.couponId })}
        fields={fields}
        valuesOf={valuesOf}
        onSave={async (coupon, values) => {
          const body = couponFields(values, placeIds);
          if (coupon === null) {
            const own = { ...body, couponId: newId(), code: textOf(values, 'code') };
            return (await add.mutateAsync({ body: own })).couponId;
          }
          const { couponId, version, status } = coupon;
          const changed = { ...body, couponId, version, isEnabled: status === 1 };
          return (await change.mutateAsync({ body: changed })).couponId;
        }}
        onStep={(coupon, action) => {
          const { couponId, version, locationIds } = coupon;
          const kept = couponFields(valuesOf(coupon), locationIds);
          return change.mutateAsync({ body: { ...kept, couponId, version, isEnabled: action === 'enable' } });
        }}
        columns={[
          col.name({ key: 'code', head: t('code'), width: 132, of: ({ code }) => code }),
          col.text({ key: 'name', head: t('name'), of: ({ name }) => name }),
          col.text({ key: 'gives', head: t('gives'), width: 156, of: giftOf }),
          col.text({ key: 'when', head: t('when'), width: 184, of: spanOf }),
          col.number({
            key: 'uses',
            head: t('uses'),
            of: ({ uses }) => uses,
            width: 96,
            cell: ({ uses, inAll }) =>
              inAll === null ? uses : t('usesOf', { uses: String(uses), inAll: String(inAll) }),
          }),
          col.total({ key: 'given', head: t('given'), of: ({ givenPaise }) => givenPaise }),
        ]}
      />
    </>
  );
}
