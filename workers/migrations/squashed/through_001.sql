-- Made by scripts/migrations.int.test.ts, of the files up to 1: what a new database takes in their place.
set local check_function_bodies = off;
create schema if not exists reactions;
create table reactions.checkpoint (
  reaction text not null,
  "position" text collate "C" default ''::text not null
);
create table reactions.todo (
  reaction text not null,
  key text not null,
  stream text not null,
  revision integer not null,
  tries integer default 0 not null,
  error text,
  noted_at timestamp with time zone default now() not null,
  due_at timestamp with time zone not null
);
alter table reactions.checkpoint add constraint checkpoint_pkey PRIMARY KEY (reaction);
alter table reactions.todo add constraint todo_pkey PRIMARY KEY (reaction, key);
CREATE INDEX todo_due ON reactions.todo USING btree (reaction, due_at);
