-- A deletion that has been under way for a while was interrupted: the time tells it apart from one that is just running.
alter table members add column leaving_since timestamptz;
update members set leaving_since = now() where leaving;

-- The workers deliver mail and messages. They are told when the row's transaction commits, so that nobody waits for a
-- code until the job's next turn. The payload is the name of the job.
create function wake_job() returns trigger language plpgsql as $$
begin
  perform pg_notify('strongroom_jobs', tg_argv[0]);
  return null;
end
$$;
create trigger wake_deliver_mail after insert on mailbox
  for each statement execute function wake_job('deliver-mail');
create trigger wake_deliver_messages after insert on sms_log
  for each statement execute function wake_job('deliver-messages');
