-- Who is being deleted is looked for again and again, and is nobody most of the time.
create index members_leaving on members (uid) where leaving;
