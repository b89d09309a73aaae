-- Unanswered questions are counted for the menu of those who answer.
create index support_cases_unanswered on support_cases (updated_at) where status = 0;
