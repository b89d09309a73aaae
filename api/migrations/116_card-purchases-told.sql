-- Purchases above a holder's daily limit, or with a card that they had frozen, of which they have been told by mail.
create table card_purchases_told (
  uid bigint not null references members on delete cascade,
  log_id text not null,
  told_at timestamptz not null default now(),
  primary key (uid, log_id)
);
