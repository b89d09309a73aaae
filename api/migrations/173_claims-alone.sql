-- What an administrator credits on members' claims is counted apart from what they enter themselves: each has a limit of its own.
alter table adjusted_alone add column counted text not null default 'entry' check (counted in ('entry', 'claim'));
alter table adjusted_alone drop constraint adjusted_alone_pkey;
alter table adjusted_alone add primary key (uid, day, counted);
