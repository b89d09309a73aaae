-- The command that a mail belongs to: that used its code, or decided what it tells. By it an auditor finds the mails of a request.
alter table mailbox add column code_id uuid, add column command_id uuid;
create index mailbox_code on mailbox (code_id) where code_id is not null;
create index mailbox_command on mailbox (command_id) where command_id is not null;
