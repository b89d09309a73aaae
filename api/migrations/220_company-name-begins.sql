-- Administrators find a business by the beginning of its name.
create index members_company_begins on members (lower(company_name) text_pattern_ops) where company_name is not null;
