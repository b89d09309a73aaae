-- The log sealed as a transparency log (C2SP): the hashes of its tree, what was signed of it, who has witnessed it. Hashes
-- can be made again from the log (`log seal`), signatures cannot, so nothing of this is a read model.
create schema seal;

create table seal.tiles (
  -- level 0: hashes of events; above: the roots of full tiles below
  level smallint not null,
  index bigint not null,
  -- up to 256 hashes of 32 bytes, one behind another
  hashes bytea not null,
  -- of level 0: the position behind which the tile's first event stands, '' for the first of all
  after text collate "C",
  primary key (level, index)
);
-- Hashes do not compress.
alter table seal.tiles alter column hashes set storage external;
create index tiles_by_place on seal.tiles (after) where level = 0;

create table seal.tree (
  singleton boolean primary key default true check (singleton),
  -- events in the tree, and the position of the last of them
  size bigint not null default 0,
  position text collate "C" not null default '',
  -- how far the present round of checks has come, and when the last one was done, over how many events
  round_size bigint not null default 0,
  round_position text collate "C" not null default '',
  checked_size bigint not null default 0,
  checked_at timestamptz,
  -- of the last checkpoint signed
  signed_size bigint not null default 0,
  -- what keeps the log from being sealed, until an operator has put it right
  fault jsonb,
  fault_at timestamptz
);
insert into seal.tree default values;

-- The last one of each day, and the last one.
create table seal.checkpoints (
  size bigint primary key,
  -- the signed note, with the cosignatures that have come
  note text not null,
  -- the line of the key it is signed with
  vkey text not null,
  signed_at timestamptz not null,
  -- when the witnesses had been asked; shown from then on
  published_at timestamptz
);

create table seal.witnesses (
  name text primary key,
  -- of the last checkpoint it has cosigned, as far as known here
  size bigint not null default 0,
  cosigned_at timestamptz,
  -- why it has not cosigned the last one
  error text
);
