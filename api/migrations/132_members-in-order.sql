-- The list of members is read in each of its orders from an index, whichever page is asked for; see also `views.members`, which
-- finds them by their standing.
create index members_in_order on members (created_at, uid);
create index members_in_order_of_name on members (lower(username), uid) include (username);
create index members_in_order_of_email on members (lower(email), uid) include (email);
drop index login_log_at;
create index login_log_at on login_log (at, id);
-- Sign-ins are searched for by where they came from.
create index login_log_address on login_log (address text_pattern_ops);
