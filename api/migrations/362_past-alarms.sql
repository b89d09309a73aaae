-- Findings about the books that operators were told of and that are gone, for ninety days: what an alarm of the night was about.
create table past_alarms (
  id bigint generated always as identity primary key,
  finding jsonb not null,
  found_at timestamptz not null,
  gone_at timestamptz not null
);
create index past_alarms_gone on past_alarms (gone_at);
