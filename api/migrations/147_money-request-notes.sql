-- What members write beside requests for money: what it is for, and why it was declined. Both sides read it, and it goes with either.
create table money_request_notes (
  payer bigint not null references members on delete cascade,
  id uuid not null,
  asker bigint not null references members on delete cascade,
  note text,
  reason text,
  primary key (payer, id)
);
create index money_request_notes_of_asker on money_request_notes (asker);
