-- An application for gift cards is decided: 0 waits, 1 is accepted, 2 is sent, -1 is refused with a reason.
alter table gift_card_applications
  add column status smallint not null default 0 check (status in (0, 1, 2, -1)),
  add column reason text,
  add column decided_by bigint,
  add column decided_at timestamptz;
