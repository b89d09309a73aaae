-- When a case came that was asked about in its turn: cases that came before the latest of them have been asked about, so that a look for
-- new ones costs what is new, and not all that waits.
alter table crypto_scans add column case_at timestamptz;
create index crypto_scans_latest on crypto_scans (case_kind, case_at) where case_at is not null;
