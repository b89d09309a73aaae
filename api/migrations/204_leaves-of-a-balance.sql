-- A balance is split over several leaves of its tree.
alter table liability_leaves drop constraint liability_leaves_pkey;
alter table liability_leaves add primary key (proof_id, currency, index);
