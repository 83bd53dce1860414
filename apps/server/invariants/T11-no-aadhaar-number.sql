-- No text of a patient, of the audit trail or of a kept answer holds a whole Aadhaar number: 12 digits, the first 2 to 9,
-- whose last is the Verhoeff check digit (UIDAI). The reference of a payment may be one by chance: those of UPI have 12 digits.
-- The number is named by where it stands and not shown.
with recursive texts (l_id, kind, id, text) as (
  select l_id, 'patient', patient_id::text, concat_ws(' | ', name, name_local, phone, phone_2, email, address, area, city, district, state, passport_number, abha_id, srf_id) from patient
  union all
  select l_id, 'event', event_id::text, concat_ws(' | ', before, after, reason) from event
  union all
  select l_id, 'answer', key, answer from idempotency
  union all
  select l_id, 'bill', bill_id::text, concat_ws(' | ', client, discount_reason) from bill),
numbers as (
  select l_id, kind, id, reverse(regexp_replace(m[1], '[ -]', '', 'g')) as digits
  from texts, regexp_matches(regexp_replace(text, '"reference"\s*:\s*"[^"]*"', '', 'g'),
    '(?<![0-9A-Za-z.-])([2-9][0-9]{3}[ -]?[0-9]{4}[ -]?[0-9]{4})(?![0-9A-Za-z.-])', 'g') as m),
folded as (
  select l_id, kind, id, digits, 0 as place, 0 as checked from numbers
  union all
  select f.l_id, f.kind, f.id, f.digits, f.place + 1,
    -- Multiplication in the dihedral group of the pentagon: 0–4 are its turns, 5–9 its reflections.
    (case when f.checked < 5 then f.checked + p.digit else f.checked - p.digit + 10 end) % 5
      + case when (f.checked < 5) = (p.digit < 5) then 0 else 5 end
  from folded f, lateral (
    select substr((array['0123456789', '1576283094', '5803796142', '8916043527', '9453126870', '4286573901', '2793806415', '7046913258'])[1 + f.place % 8],
      1 + substr(f.digits, f.place + 1, 1)::int, 1)::int as digit) p
  where f.place < 12)
select distinct l_id, kind, id from folded where place = 12 and checked = 0
