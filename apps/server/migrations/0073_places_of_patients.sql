-- Lists are searched by the place of the patient; by code point, so that a beginning is a range of the index. Whoever has no
-- address, as most who walk in, costs nothing.
create index patient_pincode_idx on patient (l_id, (pincode collate "C")) where pincode is not null;
create index patient_city_idx on patient (l_id, (city collate "C")) where city <> '';
create index patient_area_idx on patient (l_id, (area collate "C")) where area <> '';
