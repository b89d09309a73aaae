-- An API process of the version before still writes these while an upgrade takes, and would save no budget without them. Nothing reads them.
alter table budgets
  add column seen_line bigint,
  add column seen_card bigint;
