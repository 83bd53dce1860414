-- The view with which a person begins after sign-in, in every lab (spec §2 "Selectable landing views"); null: as the lab has it.
alter table login_user add column start_view text null
  constraint login_user_start_view_known
  check (start_view in ('patients', 'hospital', 'appointments', 'dashboard', 'customerCare', 'samples', 'inventory'));
