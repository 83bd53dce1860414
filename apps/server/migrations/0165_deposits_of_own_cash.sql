-- A place may take its own cash to the bank: from and to are the same then.
alter table lab_payment drop constraint lab_payment_places_differ;
alter table lab_payment add constraint lab_payment_places_differ check (kind = 'payment' or from_location_id <> to_location_id);
