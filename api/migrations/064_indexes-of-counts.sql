-- The first screen of the back office counts messages given up; a member who leaves takes their cases' notes with them.
create index sms_log_failed on sms_log (at) where status < 0;
create index case_assignments_uid on case_assignments (uid);
create index case_notes_uid on case_notes (uid);
