-- Purchases that the card's processor has asked for, from before each is decided until its answer is ready. A row that stays belongs to a
-- process that died meanwhile: nobody has had its answer.
create table card_askings (
  command_id uuid primary key,
  uid bigint not null references members on delete cascade,
  -- the ledger's command, which names nobody; as text, for the same command is the same to the letter
  command json not null,
  asked_at timestamptz not null default now(),
  -- what was held is being given back: the processor gets no yes to it any more
  given_up boolean not null default false
);
create index card_askings_in_order on card_askings (asked_at);

create trigger wake_give_back_unheard
  after insert on card_askings
  for each statement execute function wake_job('give-back-unheard');
