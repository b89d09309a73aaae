-- What a passkey is to sign may approve one payment: which (as codes are bound), and the command that has used it.
alter table passkey_challenges
  add column binding text not null default '',
  add column used_by text;
