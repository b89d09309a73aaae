-- Whether tables have all of their indexes and have been compared: those of a rebuild that was cut off are not.
alter table checkpoint add complete boolean not null default true;
