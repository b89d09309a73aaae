-- What a payer writes beside a payment to another member. Both sides read it, and it goes with either.
create table quick_pay_notes (
  sender bigint not null references members on delete cascade,
  id text not null,
  receiver bigint not null references members on delete cascade,
  note text not null,
  primary key (sender, id)
);
create index quick_pay_notes_of_receiver on quick_pay_notes (receiver, id);
