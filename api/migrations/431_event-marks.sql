-- How far each job that follows events by their types has looked at them: the number of the last one.
create table work.event_marks (
  job text primary key,
  number bigint not null
);
