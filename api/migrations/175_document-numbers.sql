-- A keyed hash of the number on a person's document, or of a company's registration: it tells that two accounts have the same one.
-- Null for a form that was kept before there was a hash: it is made when an identity case is looked at next.
alter table kyc_forms add column number_hash bytea;
create index kyc_forms_number on kyc_forms (number_hash);
create index kyc_forms_unhashed on kyc_forms (id) where number_hash is null;
