-- When a lead put somebody in for another one at short notice: the call time of the position had passed before they knew.
alter table planned_places add column put_in_at timestamptz(3);
