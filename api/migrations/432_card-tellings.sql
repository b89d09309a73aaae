-- Cards, and disposable numbers of cards, of which the cards' processor is told how they stand: an outbox, and what it has taken.
create table card_tellings (
  uid bigint not null references members on delete cascade,
  -- empty: the card's own number
  number_id text not null,
  -- it may stand otherwise than the processor was told
  waits boolean not null default true,
  -- what the processor has taken last
  told text check (told in ('open', 'frozen', 'blocked', 'closed')),
  told_at timestamptz,
  primary key (uid, number_id)
);
create index card_tellings_waiting on card_tellings (uid, number_id) where waits;
