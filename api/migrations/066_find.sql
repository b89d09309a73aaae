-- Administrators find a member by how their e-mail address, their name or its last word begins, and a card by its last digits.
create index members_email_begins on members (lower(email) text_pattern_ops);
create index members_name_begins on members (lower(username) text_pattern_ops);
create index members_last_word_begins on members (regexp_replace(lower(username), '^.* ', '') text_pattern_ops);
create index cards_last4 on cards (last4);
