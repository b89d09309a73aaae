-- How the wallet of a member who leaves is to be closed: a deletion that was cut off is finished with what the member had agreed to give up.
-- As text, in the order it was written in: a command that comes again is compared as it is written.
alter table members add column leaving_by json;
