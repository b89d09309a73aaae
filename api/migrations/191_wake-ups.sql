-- What a commit makes due names its job, as mails and exports do since 035. One trigger a row: a trigger for each statement fires for
-- an insert that finds its row there already, too.
create trigger wake_book_card_imports after insert on card_imports
  for each row execute function wake_job('book-card-imports');
create trigger wake_finish_deletions after update of leaving on members
  for each row when (new.leaving and not old.leaving) execute function wake_job('finish-deletions');
create trigger wake_screen_cases after insert on crypto_scans
  for each row execute function wake_job('screen-cases');
create trigger wake_post_address_letters after insert on bound_addresses
  for each row when (new.told_at is null) execute function wake_job('post-address-letters');

drop trigger wake_rebuild_read_models on rebuilds;
create trigger wake_rebuild_read_models after insert on rebuilds
  for each row execute function wake_job('rebuild-read-models');
drop trigger wake_decide_in_bulk on bulk_jobs;
create trigger wake_decide_in_bulk after insert on bulk_jobs
  for each row execute function wake_job('decide-in-bulk');
drop trigger wake_replay_counterfactuals on counterfactuals;
create trigger wake_replay_counterfactuals after insert on counterfactuals
  for each row execute function wake_job('replay-counterfactuals');
drop trigger wake_make_statements on account_statements;
create trigger wake_make_statements after insert on account_statements
  for each row execute function wake_job('make-statements');

-- The earliest time at which a job has something to do is asked of these.
create index bulk_jobs_open on bulk_jobs (asked_at) where ended_at is null;
create index counterfactuals_open on counterfactuals (asked_at) where status = 0;
create index statements_open on statements (asked_at) where status in ('asked', 'running');

-- When jobs ran last whose next time follows from it and stands nowhere else.
create table work.turns (
  job text primary key,
  at timestamptz not null
);
-- When the log was last sealed or its seal looked at.
alter table seal.tree add column turned_at timestamptz;
