-- What a store has of an item, over all its lots: the list of stock by level reads one row for each, however many lots there ever were.

create table item_stock (
  l_id int not null,
  item_id uuid not null,
  store_id uuid not null,
  -- Thousandths of the base unit: the sum of `stock`, kept by whoever moves it. Each movement adds to it, so a row cannot be checked alone.
  quantity bigint not null,
  constraint item_stock_pkey primary key (l_id, item_id, store_id),
  constraint item_stock_item_fkey foreign key (l_id, item_id) references item (l_id, item_id),
  constraint item_stock_store_fkey foreign key (l_id, store_id) references store (l_id, store_id)
);
create index item_stock_store_idx on item_stock (l_id, store_id);
-- What cannot be used of it: of lots on hold, and of opened containers that ended.
create index stock_lot_held_idx on stock_lot (l_id, lot_id) where is_held;
create index opened_pack_ends_idx on opened_pack (l_id, usable_until) where quantity_left > 0;

alter table stock no force row level security;
alter table stock_lot no force row level security;
insert into item_stock (l_id, item_id, store_id, quantity)
select k.l_id, l.item_id, k.store_id, sum(k.quantity)
from stock k join stock_lot l on l.l_id = k.l_id and l.lot_id = k.lot_id
group by k.l_id, l.item_id, k.store_id;
alter table stock force row level security;
alter table stock_lot force row level security;

select protect_by_lab('item_stock');
grant select, insert, update on item_stock to nidan_app;
