-- Pictures of the catalogue that administrators have uploaded: everybody may see them, and they are no member's, so that they stay
-- when the account goes that uploaded one. Their bytes stand in the store of files under the same ids.
create table private.pictures (
  id uuid primary key,
  type text not null,
  size integer not null,
  published_at timestamptz not null default now()
);
