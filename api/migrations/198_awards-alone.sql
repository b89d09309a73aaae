-- The awards of invite codes that an administrator gives out alone are counted by day, apart from entries and claims.
alter table adjusted_alone drop constraint adjusted_alone_counted_check;
alter table adjusted_alone add constraint adjusted_alone_counted_check check (counted in ('entry', 'claim', 'award'));
