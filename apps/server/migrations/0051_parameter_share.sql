-- Where values of a parameter are entered: at the locations that it is shared with, at every one while none is named.

create table parameter_share (
  l_id int not null,
  parameter_id uuid not null,
  version int not null,
  constraint parameter_share_pkey primary key (l_id, parameter_id),
  constraint parameter_share_parameter_fkey foreign key (l_id, parameter_id) references parameter (l_id, parameter_id)
);

create table parameter_share_location (
  l_id int not null,
  parameter_id uuid not null,
  location_id uuid not null,
  constraint parameter_share_location_pkey primary key (l_id, parameter_id, location_id),
  constraint parameter_share_location_share_fkey foreign key (l_id, parameter_id)
    references parameter_share (l_id, parameter_id),
  constraint parameter_share_location_location_fkey foreign key (l_id, location_id)
    references location (l_id, location_id)
);
create index parameter_share_location_location_idx on parameter_share_location (l_id, location_id);

select protect_by_lab('parameter_share', 'parameter_share_location');
grant select, insert, update on parameter_share to nidan_app;
grant select, insert, delete on parameter_share_location to nidan_app;
