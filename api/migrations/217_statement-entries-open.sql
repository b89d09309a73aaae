-- An entry that is matched in one statement is looked for among the open ones of the others.
create index statement_items_elsewhere on statement_items (account, id) where side = 'entry' and match is null;
