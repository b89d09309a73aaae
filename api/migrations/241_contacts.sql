-- A contact is a member who was paid or saved: a row may say of one who was only paid that they are a favourite, or taken off the list.
alter table payees
  alter column nickname drop not null,
  add column favourite boolean not null default false,
  add column hidden_at timestamptz;
