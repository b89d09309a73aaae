-- The times in which a part of the service that people use was late or did not work, as a job of the workers found it. The public state
-- page shows those of the last ninety days; a part without an open one works.
create table service_incidents (
  id bigint generated always as identity primary key,
  part text not null,
  state text not null check (state in ('late', 'down')),
  began_at timestamptz not null,
  -- null while it lasts
  ended_at timestamptz
);
create unique index service_incidents_open on service_incidents (part) where ended_at is null;
create index service_incidents_ended on service_incidents (ended_at);

-- How the job found each part when it looked last, and since when: one look alone begins and ends no incident.
create table work.service_looks (
  part text primary key,
  state text not null,
  since timestamptz not null
);
