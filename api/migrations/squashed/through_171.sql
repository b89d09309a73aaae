-- Made by scripts/migrations.int.test.ts, of the files up to 171: what a new database takes in their place.
set local check_function_bodies = off;
create schema if not exists private;
create schema if not exists seal;
create schema if not exists work;
create sequence private.member_uid as bigint increment 1 minvalue 1 maxvalue 9223372036854775807 start 100044 cache 1;
CREATE OR REPLACE FUNCTION private.wake_job()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('strongroom_jobs', tg_argv[0]);
  return null;
end
$function$
;
create table private.account_statement_files (
  statement_id uuid not null,
  format text not null,
  content bytea not null,
  digest text not null
);
create table private.account_statements (
  id uuid not null,
  uid bigint not null,
  kind text not null,
  first_day date not null,
  last_day date not null,
  time_zone text not null,
  language text not null,
  asked_at timestamp with time zone default now() not null,
  status smallint default 0 not null,
  lines integer default 0 not null,
  balances jsonb default '[]'::jsonb not null,
  made_at timestamp with time zone,
  tries smallint default 0 not null
);
create table private.address_balances (
  address_id uuid not null,
  network text not null,
  currency text not null,
  amount numeric(38,18) not null,
  scanned_at timestamp with time zone not null
);
create table private.adjusted_alone (
  uid bigint not null,
  day date not null,
  worth numeric not null
);
create table private.agent_keys (
  key_id uuid not null,
  agent_id text not null,
  key_hash bytea not null,
  last4 text not null,
  entered_by bigint not null,
  entered_at timestamp with time zone default now() not null
);
create table private.allow_list_ends (
  hash bytea not null,
  uid bigint not null,
  ends_at timestamp with time zone not null
);
create table private.authenticators (
  uid bigint not null,
  secret bytea not null,
  begun_at timestamp with time zone default now() not null,
  last_step bigint default 0 not null
);
create table private.bank_accounts (
  id uuid not null,
  uid bigint not null,
  account_type smallint not null,
  beneficiaryname text not null,
  accountnumber text not null,
  routingnumber text not null,
  iban text not null,
  swift_code text not null,
  bankaddress_bankname text not null,
  bank_country text not null,
  bank_city text not null,
  billing_country text not null,
  billing_state text not null,
  billing_city text not null,
  billing_address text not null,
  billing_postal text not null,
  statement uuid,
  updated_at timestamp with time zone default now() not null,
  version integer,
  user_type smallint
);
create table private.bill_checks (
  id bigint generated always as identity not null,
  at timestamp with time zone default now() not null,
  by_uid text not null,
  uid bigint,
  currency text,
  checked integer not null,
  differing jsonb not null,
  log_equal boolean,
  log_number bigint
);
create table private.bound_addresses (
  id uuid not null,
  uid bigint not null,
  currency text not null,
  network text not null,
  name text not null,
  address text not null,
  created_at timestamp with time zone default now() not null,
  removed_at timestamp with time zone,
  told_at timestamp with time zone default now()
);
create table private.bulk_jobs (
  id uuid not null,
  kind text not null,
  decision smallint not null,
  reason text,
  asked_by bigint not null,
  asked_at timestamp with time zone default now() not null,
  total integer not null,
  stopped_by bigint,
  ended_at timestamp with time zone
);
create table private.bulk_rows (
  job_id uuid not null,
  number integer not null,
  case_id text not null,
  uid bigint,
  status smallint default 0 not null,
  code text,
  details jsonb default '{}'::jsonb not null,
  tries integer default 0 not null,
  decided_at timestamp with time zone
) with (fillfactor=80);
create table private.card_holders (
  uid bigint not null,
  holder_name text not null,
  billing_country text not null,
  billing_state text not null,
  billing_city text not null,
  billing_address text not null,
  billing_postal text not null,
  updated_at timestamp with time zone default now() not null,
  version integer
);
create table private.card_import_pieces (
  import_id uuid not null,
  at integer not null,
  csv bytea not null
);
create table private.card_imports (
  id uuid not null,
  entered_by text not null,
  only_spend boolean not null,
  rows integer not null,
  begun_at timestamp with time zone not null
);
create table private.card_log_details (
  log_id uuid not null,
  uid bigint not null,
  purchased_on text not null,
  merchant text not null,
  description text not null,
  mcc text not null,
  memo text not null
);
create table private.card_orders (
  uid bigint not null,
  id uuid not null,
  order_number text not null,
  created_at timestamp with time zone default now() not null,
  uses integer default 1 not null
);
create table private.card_purchases_told (
  uid bigint not null,
  log_id text not null,
  told_at timestamp with time zone default now() not null
);
create table private.cards (
  card_id uuid not null,
  uid bigint not null,
  reference text not null,
  number bytea not null,
  number_hash bytea not null,
  last4 text not null,
  expiry text not null,
  updated_at timestamp with time zone default now() not null,
  entered_by bigint
);
create table private.case_assignments (
  kind text not null,
  case_id text not null,
  uid bigint,
  assignee bigint not null,
  assigned_by bigint not null,
  assigned_at timestamp with time zone default now() not null
);
create table private.case_notes (
  id bigint generated always as identity not null,
  kind text not null,
  case_id text not null,
  uid bigint,
  note text not null,
  noted_by bigint not null,
  mentions text[] not null,
  noted_at timestamp with time zone default now() not null
);
create table private.code_proofs (
  hash bytea not null,
  email text not null,
  scene text not null,
  pin_tries integer default 0 not null,
  pin_checked boolean default false not null,
  expires_at timestamp with time zone not null,
  authenticator_tries integer default 0 not null,
  authenticator_checked boolean default false not null
);
create table private.counterfactuals (
  id uuid not null,
  terms jsonb not null,
  first_day date,
  last_day date,
  asked_by bigint not null,
  asked_at timestamp with time zone default now() not null,
  status smallint default 0 not null,
  done integer default 0 not null,
  total integer default 0 not null,
  report jsonb,
  ended_at timestamp with time zone
);
create table private.credentials (
  uid bigint not null,
  password text not null,
  pin text,
  changed_at timestamp with time zone default now() not null,
  authenticator_since timestamp with time zone
);
create table private.crypto_scans (
  id uuid default gen_random_uuid() not null,
  case_kind text not null,
  case_id text not null,
  uid bigint not null,
  kind text not null,
  value text not null,
  currency text not null,
  network text not null,
  source text,
  score smallint,
  risks text[] default '{}'::text[] not null,
  tries integer default 0 not null,
  created_at timestamp with time zone default now() not null,
  answered_at timestamp with time zone,
  next_try_at timestamp with time zone default now() not null
);
create table private.demo_collections (
  collection_id text not null,
  address text not null,
  network text not null,
  currency text not null,
  amount numeric(38,18) not null
);
create table private.deposit_addresses (
  id uuid not null,
  network text not null,
  address text not null,
  demo boolean default false not null,
  imported_at timestamp with time zone default now() not null,
  imported_by bigint,
  uid bigint,
  given_at timestamp with time zone,
  retired_at timestamp with time zone,
  removed_at timestamp with time zone
);
create table private.devices (
  uid bigint not null,
  hash bytea not null,
  seen_at timestamp with time zone default now() not null
);
create table private.email_codes (
  id uuid not null,
  email text not null,
  scene text not null,
  binding text not null,
  code bytea not null,
  tries integer default 0 not null,
  used_by uuid,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  uses integer default 0 not null,
  asker bytea,
  tries_elsewhere integer default 0 not null
);
create table private.export_parts (
  export_id uuid not null,
  part integer not null,
  content bytea not null
);
create table private.exports (
  id uuid not null,
  uid bigint not null,
  path text not null,
  params jsonb not null,
  filter jsonb not null,
  language text,
  file_name text not null,
  digest text not null,
  asked_at timestamp with time zone default now() not null,
  status smallint default 0 not null,
  problem text,
  tries smallint default 0 not null,
  began_at timestamp with time zone,
  rows_done integer default 0 not null,
  rows_total integer default 0 not null,
  parts integer default 0 not null,
  bytes bigint default 0 not null,
  made_at timestamp with time zone,
  expires_at timestamp with time zone,
  downloads integer default 0 not null,
  downloaded_at timestamp with time zone
);
create table private.files (
  id uuid not null,
  uid bigint not null,
  kind text not null,
  type text not null,
  size integer not null,
  created_at timestamp with time zone default now() not null
);
create table private.former_emails (
  uid bigint not null,
  email text not null,
  changed_at timestamp with time zone default now() not null
);
create table private.gift_card_applications (
  id uuid not null,
  uid bigint not null,
  website text not null,
  face_value numeric(38,18) not null,
  quantity smallint not null,
  at timestamp with time zone default now() not null
);
create table private.idempotency_keys (
  command_id uuid not null,
  request bytea not null,
  used_at timestamp with time zone default now() not null
);
create table private.job_failures (
  job text not null,
  failed_at timestamp with time zone default now() not null,
  error text not null
);
create table private.kyc_documents (
  form_id uuid not null,
  place smallint not null,
  kind text not null,
  file_id uuid not null
);
create table private.kyc_forms (
  id uuid not null,
  uid bigint not null,
  name text not null,
  form bytea not null,
  form_hash bytea not null,
  uses integer default 1 not null
);
create table private.liability_leaves (
  proof_id text not null,
  uid bigint not null,
  currency text not null,
  index integer not null,
  salt text not null
);
create table private.liability_nodes (
  proof_id text not null,
  currency text not null,
  level smallint not null,
  index integer not null,
  hash text not null,
  amount numeric(38,18) not null
);
create table private.log_sizes (
  day date not null,
  events bigint not null,
  bytes bigint
);
create table private.login_log (
  id bigint generated always as identity not null,
  uid bigint not null,
  at timestamp with time zone default now() not null,
  address text not null,
  country text not null
);
create table private.look_reasons (
  by_uid bigint not null,
  case_id text not null,
  uid bigint not null,
  reason text not null,
  at timestamp with time zone default now() not null
);
create table private.looks (
  id bigint generated always as identity not null,
  at timestamp with time zone default now() not null,
  by_uid bigint not null,
  uid bigint,
  kind text not null,
  case_id text not null,
  subject text not null,
  times integer default 1 not null,
  last_at timestamp with time zone default now() not null
);
create table private.mailbox (
  id bigint generated always as identity not null,
  recipient text not null,
  subject text not null,
  body text not null,
  code text,
  at timestamp with time zone default now() not null,
  sent_at timestamp with time zone,
  tries integer default 0 not null,
  next_try_at timestamp with time zone default now() not null,
  file_id uuid,
  file_name text,
  letter text default ''::text not null,
  error text,
  resent_at timestamp with time zone,
  code_id uuid,
  command_id uuid
);
create table private.mailed_files (
  id uuid not null,
  part integer not null,
  content text not null,
  at timestamp with time zone default now() not null
);
create table private.member_notes (
  id bigint generated always as identity not null,
  uid bigint not null,
  note text not null,
  noted_by bigint not null,
  mentions text[] not null,
  noted_at timestamp with time zone default now() not null
);
create table private.members (
  uid bigint default nextval('private.member_uid'::regclass) not null,
  email text not null,
  username text not null,
  language text default 'en'::text not null,
  user_type smallint not null,
  referral text,
  t text,
  registered boolean default false not null,
  created_at timestamp with time zone default now() not null,
  area_code text,
  phone text,
  leaving boolean default false not null,
  phone_proven boolean default false not null,
  leaving_since timestamp with time zone
);
create table private.money_request_notes (
  payer bigint not null,
  id uuid not null,
  asker bigint not null,
  note text,
  reason text
);
create table private.notice_post (
  only_row boolean default true not null,
  "position" text default ''::text not null,
  since timestamp with time zone default now() not null
);
create table private.notices_off (
  uid bigint not null,
  kind text not null,
  channel text not null
);
create table private.operator_acts (
  id bigint generated always as identity not null,
  at timestamp with time zone default now() not null,
  by_uid text not null,
  act text not null,
  subject text not null,
  details text default ''::text not null
);
create table private.own_notes (
  uid bigint not null,
  line text not null,
  note text not null,
  noted_at timestamp with time zone default now() not null
);
create table private.passkey_challenges (
  hash bytea not null,
  purpose text not null,
  uid bigint,
  session text default ''::text not null,
  expires_at timestamp with time zone not null,
  binding text default ''::text not null,
  used_by text
);
create table private.passkeys (
  id bytea not null,
  key uuid default gen_random_uuid() not null,
  uid bigint not null,
  name text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  created_at timestamp with time zone default now() not null,
  used_at timestamp with time zone,
  browser text default ''::text not null,
  system text default ''::text not null
);
create table private.payees (
  uid bigint not null,
  payee bigint not null,
  nickname text not null,
  saved_at timestamp with time zone default now() not null
);
create table private.payment_details (
  uid bigint not null,
  id uuid not null,
  name text not null,
  remarks text default ''::text not null,
  account text,
  bank text,
  swift text,
  created_at timestamp with time zone default now() not null,
  uses integer default 1 not null
);
create table private.proof_alarms (
  finding text not null,
  told_at timestamp with time zone default now() not null
);
create table private.proposal_letters (
  proposal_id uuid not null,
  moment text not null,
  posted_at timestamp with time zone default now() not null
);
create table private.proposed_addresses (
  proposal_id uuid not null,
  place integer not null,
  network text not null,
  address text not null
);
create table private.proposed_card_logs (
  proposal_id uuid not null,
  rows jsonb not null,
  created_at timestamp with time zone default now() not null
);
create table private.quotes (
  id uuid not null,
  uid bigint not null,
  source text not null,
  target text not null,
  source_amount numeric(38,18) not null,
  rate numeric(38,18) not null,
  fee_rate numeric(38,18) not null,
  used_by uuid,
  expires_at timestamp with time zone not null,
  uses integer default 0 not null
);
create unlogged table private.rate_counts (
  key text not null,
  count integer not null,
  until timestamp with time zone not null
);
create table private.read_model_samples (
  at timestamp with time zone default now() not null,
  projection text not null,
  events bigint not null,
  behind_events bigint not null,
  behind_ms bigint not null
);
create table private.rebuilds (
  id text not null,
  projection text not null,
  asked_by text not null,
  asked_at timestamp with time zone default now() not null,
  cut_over_when_equal boolean not null,
  status text default 'asked'::text not null,
  began_at timestamp with time zone,
  ended_at timestamp with time zone,
  events bigint,
  total bigint,
  per_second double precision,
  comparison jsonb,
  error text,
  decided_by text,
  decided_at timestamp with time zone
);
create table private.recovery_codes (
  uid bigint not null,
  hash bytea not null
);
create table private.replays (
  key bytea not null,
  seen_at timestamp with time zone default now() not null
);
create table private.saved_views (
  id bigint generated always as identity not null,
  owner bigint not null,
  place text not null,
  query text not null,
  name text not null,
  is_shared boolean not null,
  saved_at timestamp with time zone default now() not null
);
create table private.sessions (
  hash bytea not null,
  uid bigint not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  disabled boolean default false not null,
  browser text default ''::text not null,
  system text default ''::text not null,
  login_id bigint,
  used_at timestamp with time zone default now() not null
);
create table private.sign_in_alerts (
  hash bytea not null,
  uid bigint not null,
  device bytea not null,
  expires_at timestamp with time zone not null
);
create table private.skipped_payments_told (
  uid bigint not null,
  schedule text not null,
  day text not null,
  told_at timestamp with time zone default now() not null
);
create table private.sms_log (
  id uuid not null,
  uid bigint,
  number text not null,
  scene text not null,
  status smallint default 0 not null,
  at timestamp with time zone default now() not null,
  body text default ''::text not null,
  code text,
  tries integer default 0 not null,
  next_try_at timestamp with time zone default now() not null,
  error text
);
create table private.statement_files (
  statement_id text not null,
  content bytea not null
);
create table private.statement_items (
  statement_id text not null,
  id text not null,
  side text not null,
  account text not null,
  booked_on date not null,
  amount numeric(38,18) not null,
  currency text not null,
  reference text not null,
  counterparty text default ''::text not null,
  event_id text,
  type text,
  shown numeric(38,18),
  is_near boolean default false not null,
  match integer,
  rule text,
  matched_by text,
  difference numeric(38,18),
  owner text,
  note text,
  noted_by text,
  noted_at timestamp with time zone,
  correction text,
  state text generated always as (
CASE
    WHEN ((match IS NOT NULL) AND (difference IS NULL) AND ((side = 'line'::text) OR (shown = amount))) THEN 'matched'::text
    WHEN ((match IS NOT NULL) OR ((side = 'entry'::text) AND (shown IS DISTINCT FROM amount))) THEN 'differs'::text
    WHEN is_near THEN 'near'::text
    ELSE 'open'::text
END) stored not null
);
create table private.statement_sources (
  id text not null,
  name text not null,
  account text not null,
  currency text not null,
  format text not null,
  mapping jsonb,
  inverted boolean not null,
  rules jsonb not null,
  saved_at timestamp with time zone default now() not null,
  saved_by text not null
);
create table private.statements (
  id text not null,
  source_id text not null,
  account text not null,
  file_name text not null,
  digest text not null,
  status text default 'asked'::text not null,
  step text,
  done bigint default 0 not null,
  total bigint default 0 not null,
  problems jsonb default '[]'::jsonb not null,
  rules jsonb not null,
  first_day date,
  last_day date,
  lines integer default 0 not null,
  entries integer default 0 not null,
  matched integer default 0 not null,
  open_lines integer default 0 not null,
  open_entries integer default 0 not null,
  differing integer default 0 not null,
  unexplained integer default 0 not null,
  entered_by text not null,
  created_at timestamp with time zone default now() not null,
  asked_at timestamp with time zone default now() not null,
  signed_by text,
  signed_at timestamp with time zone,
  result_digest text
);
create table private.transaction_notes (
  uid bigint not null,
  line text not null,
  note text not null,
  noted_by bigint not null,
  noted_at timestamp with time zone default now() not null
);
create table seal.checkpoints (
  size bigint not null,
  note text not null,
  vkey text not null,
  signed_at timestamp with time zone not null,
  published_at timestamp with time zone
);
create table seal.tiles (
  level smallint not null,
  index bigint not null,
  hashes bytea not null,
  after text collate "C"
);
create table seal.tree (
  singleton boolean default true not null,
  size bigint default 0 not null,
  "position" text collate "C" default ''::text not null,
  round_size bigint default 0 not null,
  round_position text collate "C" default ''::text not null,
  checked_size bigint default 0 not null,
  checked_at timestamp with time zone,
  signed_size bigint default 0 not null,
  fault jsonb,
  fault_at timestamp with time zone
);
create table seal.witnesses (
  name text not null,
  size bigint default 0 not null,
  cosigned_at timestamp with time zone,
  error text
);
create table work.custody_reports (
  singleton boolean default true not null,
  asked_at timestamp with time zone,
  tried_at timestamp with time zone,
  outcome text,
  report_id text,
  report_at timestamp with time zone,
  recorded_at timestamp with time zone,
  left_out text[] default '{}'::text[] not null,
  places integer default 0 not null
);
create table work.jobs (
  job text not null,
  runs bigint not null,
  failures bigint not null,
  started_at timestamp with time zone not null,
  took_ms double precision not null
);
create table work.liabilities_progress (
  singleton boolean default true not null,
  proof_id uuid not null,
  step text not null,
  done bigint not null,
  total bigint not null,
  per_second double precision not null,
  began_at timestamp with time zone default now() not null,
  noted_at timestamp with time zone default now() not null
);
create table work.processes (
  id uuid not null,
  kind text not null,
  version text not null,
  commit text,
  migration text not null,
  log text not null,
  queue text not null,
  started_at timestamp with time zone not null,
  seen_at timestamp with time zone not null
);
create table work.queues (
  queue text not null,
  waiting integer not null,
  active integer not null,
  delayed integer not null,
  failed integer not null,
  oldest_at timestamp with time zone,
  noted_at timestamp with time zone not null
);
alter table seal.tiles alter hashes set storage external;
alter table private.account_statement_files add constraint account_statement_files_format_check CHECK ((format = ANY (ARRAY['pdf'::text, 'csv'::text])));
alter table private.account_statement_files add constraint account_statement_files_pkey PRIMARY KEY (statement_id, format);
alter table private.account_statements add constraint account_statements_kind_check CHECK ((kind = ANY (ARRAY['statement'::text, 'balances'::text])));
alter table private.account_statements add constraint account_statements_pkey PRIMARY KEY (id);
alter table private.address_balances add constraint address_balances_pkey PRIMARY KEY (address_id, currency);
alter table private.adjusted_alone add constraint adjusted_alone_pkey PRIMARY KEY (uid, day);
alter table private.agent_keys add constraint agent_keys_key_hash_key UNIQUE (key_hash);
alter table private.agent_keys add constraint agent_keys_pkey PRIMARY KEY (key_id);
alter table private.allow_list_ends add constraint allow_list_ends_pkey PRIMARY KEY (hash);
alter table private.allow_list_ends add constraint allow_list_ends_uid_ends_at_key UNIQUE (uid, ends_at);
alter table private.authenticators add constraint authenticators_pkey PRIMARY KEY (uid);
alter table private.bank_accounts add constraint bank_accounts_pkey PRIMARY KEY (id);
alter table private.bank_accounts add constraint bank_accounts_user_type_check CHECK (((user_type >= 0) AND (user_type <= 3)));
alter table private.bill_checks add constraint bill_checks_pkey PRIMARY KEY (id);
alter table private.bound_addresses add constraint bound_addresses_pkey PRIMARY KEY (id);
alter table private.bulk_jobs add constraint bulk_jobs_pkey PRIMARY KEY (id);
alter table private.bulk_rows add constraint bulk_rows_pkey PRIMARY KEY (job_id, number);
alter table private.card_holders add constraint card_holders_pkey PRIMARY KEY (uid);
alter table private.card_import_pieces add constraint card_import_pieces_pkey PRIMARY KEY (import_id, at);
alter table private.card_imports add constraint card_imports_pkey PRIMARY KEY (id);
alter table private.card_log_details add constraint card_log_details_pkey PRIMARY KEY (log_id);
alter table private.card_orders add constraint card_orders_pkey PRIMARY KEY (uid, id);
alter table private.card_purchases_told add constraint card_purchases_told_pkey PRIMARY KEY (uid, log_id);
alter table private.cards add constraint cards_number_hash_key UNIQUE (number_hash);
alter table private.cards add constraint cards_pkey PRIMARY KEY (card_id);
alter table private.cards add constraint cards_reference_key UNIQUE (reference);
alter table private.cards add constraint cards_uid_key UNIQUE (uid);
alter table private.case_assignments add constraint case_assignments_pkey PRIMARY KEY (kind, case_id);
alter table private.case_notes add constraint case_notes_pkey PRIMARY KEY (id);
alter table private.code_proofs add constraint code_proofs_pkey PRIMARY KEY (hash);
alter table private.counterfactuals add constraint counterfactuals_pkey PRIMARY KEY (id);
alter table private.credentials add constraint credentials_pkey PRIMARY KEY (uid);
alter table private.crypto_scans add constraint crypto_scans_case_id_kind_key UNIQUE (case_id, kind);
alter table private.crypto_scans add constraint crypto_scans_pkey PRIMARY KEY (id);
alter table private.demo_collections add constraint demo_collections_pkey PRIMARY KEY (collection_id, address);
alter table private.deposit_addresses add constraint deposit_addresses_address_key UNIQUE (address);
alter table private.deposit_addresses add constraint deposit_addresses_check CHECK (((uid IS NULL) OR (given_at IS NOT NULL)));
alter table private.deposit_addresses add constraint deposit_addresses_pkey PRIMARY KEY (id);
alter table private.devices add constraint devices_pkey PRIMARY KEY (uid, hash);
alter table private.email_codes add constraint email_codes_pkey PRIMARY KEY (id);
alter table private.export_parts add constraint export_parts_pkey PRIMARY KEY (export_id, part);
alter table private.exports add constraint exports_pkey PRIMARY KEY (id);
alter table private.files add constraint files_pkey PRIMARY KEY (id);
alter table private.former_emails add constraint former_emails_pkey PRIMARY KEY (uid, email);
alter table private.gift_card_applications add constraint gift_card_applications_pkey PRIMARY KEY (id);
alter table private.idempotency_keys add constraint idempotency_keys_pkey PRIMARY KEY (command_id);
alter table private.job_failures add constraint job_failures_pkey PRIMARY KEY (job);
alter table private.kyc_documents add constraint kyc_documents_pkey PRIMARY KEY (form_id, place);
alter table private.kyc_forms add constraint kyc_forms_pkey PRIMARY KEY (id);
alter table private.liability_leaves add constraint liability_leaves_pkey PRIMARY KEY (proof_id, uid, currency);
alter table private.liability_nodes add constraint liability_nodes_amount_check CHECK ((amount >= (0)::numeric));
alter table private.liability_nodes add constraint liability_nodes_pkey PRIMARY KEY (proof_id, currency, level, index);
alter table private.log_sizes add constraint log_sizes_pkey PRIMARY KEY (day);
alter table private.login_log add constraint login_log_pkey PRIMARY KEY (id);
alter table private.look_reasons add constraint look_reasons_pkey PRIMARY KEY (by_uid, case_id);
alter table private.looks add constraint looks_kind_check CHECK ((kind = ANY (ARRAY['identity'::text, 'document'::text, 'bank'::text])));
alter table private.looks add constraint looks_pkey PRIMARY KEY (id);
alter table private.mailbox add constraint mailbox_pkey PRIMARY KEY (id);
alter table private.mailed_files add constraint mailed_files_pkey PRIMARY KEY (id, part);
alter table private.member_notes add constraint member_notes_pkey PRIMARY KEY (id);
alter table private.members add constraint members_pkey PRIMARY KEY (uid);
alter table private.money_request_notes add constraint money_request_notes_pkey PRIMARY KEY (payer, id);
alter table private.notice_post add constraint notice_post_only_row_check CHECK (only_row);
alter table private.notice_post add constraint notice_post_pkey PRIMARY KEY (only_row);
alter table private.notices_off add constraint notices_off_pkey PRIMARY KEY (uid, kind, channel);
alter table private.operator_acts add constraint operator_acts_pkey PRIMARY KEY (id);
alter table private.own_notes add constraint own_notes_pkey PRIMARY KEY (uid, line);
alter table private.passkey_challenges add constraint passkey_challenges_pkey PRIMARY KEY (hash);
alter table private.passkeys add constraint passkeys_key_key UNIQUE (key);
alter table private.passkeys add constraint passkeys_pkey PRIMARY KEY (id);
alter table private.payees add constraint payees_pkey PRIMARY KEY (uid, payee);
alter table private.payment_details add constraint payment_details_pkey PRIMARY KEY (uid, id);
alter table private.proof_alarms add constraint proof_alarms_pkey PRIMARY KEY (finding);
alter table private.proposal_letters add constraint proposal_letters_pkey PRIMARY KEY (proposal_id, moment);
alter table private.proposed_addresses add constraint proposed_addresses_pkey PRIMARY KEY (proposal_id, place);
alter table private.proposed_card_logs add constraint proposed_card_logs_pkey PRIMARY KEY (proposal_id);
alter table private.quotes add constraint quotes_pkey PRIMARY KEY (id);
alter table private.rate_counts add constraint rate_counts_pkey PRIMARY KEY (key);
alter table private.read_model_samples add constraint read_model_samples_pkey PRIMARY KEY (projection, at);
alter table private.rebuilds add constraint rebuilds_pkey PRIMARY KEY (id);
alter table private.rebuilds add constraint rebuilds_status_check CHECK ((status = ANY (ARRAY['asked'::text, 'running'::text, 'waits'::text, 'cut-over'::text, 'discarded'::text, 'stopped'::text, 'failed'::text])));
alter table private.recovery_codes add constraint recovery_codes_pkey PRIMARY KEY (uid, hash);
alter table private.replays add constraint replays_pkey PRIMARY KEY (key);
alter table private.saved_views add constraint saved_views_pkey PRIMARY KEY (id);
alter table private.sessions add constraint sessions_pkey PRIMARY KEY (hash);
alter table private.sign_in_alerts add constraint sign_in_alerts_pkey PRIMARY KEY (hash);
alter table private.skipped_payments_told add constraint skipped_payments_told_pkey PRIMARY KEY (uid, schedule, day);
alter table private.sms_log add constraint sms_log_pkey PRIMARY KEY (id);
alter table private.statement_files add constraint statement_files_pkey PRIMARY KEY (statement_id);
alter table private.statement_items add constraint statement_items_pkey PRIMARY KEY (statement_id, id);
alter table private.statement_items add constraint statement_items_side_check CHECK ((side = ANY (ARRAY['line'::text, 'entry'::text])));
alter table private.statement_sources add constraint statement_sources_pkey PRIMARY KEY (id);
alter table private.statements add constraint statements_pkey PRIMARY KEY (id);
alter table private.statements add constraint statements_status_check CHECK ((status = ANY (ARRAY['asked'::text, 'running'::text, 'refused'::text, 'failed'::text, 'matched'::text, 'signed'::text])));
alter table private.transaction_notes add constraint transaction_notes_pkey PRIMARY KEY (uid, line);
alter table seal.checkpoints add constraint checkpoints_pkey PRIMARY KEY (size);
alter table seal.tiles add constraint tiles_pkey PRIMARY KEY (level, index);
alter table seal.tree add constraint tree_pkey PRIMARY KEY (singleton);
alter table seal.tree add constraint tree_singleton_check CHECK (singleton);
alter table seal.witnesses add constraint witnesses_pkey PRIMARY KEY (name);
alter table work.custody_reports add constraint custody_reports_outcome_check CHECK ((outcome = ANY (ARRAY['recorded'::text, 'known'::text, 'away'::text, 'unreadable'::text, 'earlier'::text, 'later'::text])));
alter table work.custody_reports add constraint custody_reports_pkey PRIMARY KEY (singleton);
alter table work.custody_reports add constraint custody_reports_singleton_check CHECK (singleton);
alter table work.jobs add constraint jobs_pkey PRIMARY KEY (job);
alter table work.liabilities_progress add constraint liabilities_progress_pkey PRIMARY KEY (singleton);
alter table work.liabilities_progress add constraint liabilities_progress_singleton_check CHECK (singleton);
alter table work.liabilities_progress add constraint liabilities_progress_step_check CHECK ((step = ANY (ARRAY['reading'::text, 'keeping'::text])));
alter table work.processes add constraint processes_kind_check CHECK ((kind = ANY (ARRAY['api'::text, 'workers'::text])));
alter table work.processes add constraint processes_pkey PRIMARY KEY (id);
alter table work.queues add constraint queues_pkey PRIMARY KEY (queue);
alter table private.account_statement_files add constraint account_statement_files_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES private.account_statements(id) ON DELETE CASCADE;
alter table private.account_statements add constraint account_statements_uid_fkey FOREIGN KEY (uid) REFERENCES private.members(uid) ON DELETE CASCADE;
alter table private.address_balances add constraint address_balances_address_id_fkey FOREIGN KEY (address_id) REFERENCES private.deposit_addresses(id) ON DELETE CASCADE;
alter table private.adjusted_alone add constraint adjusted_alone_uid_fkey FOREIGN KEY (uid) REFERENCES private.members(uid) ON DELETE CASCADE;
alter table private.allow_list_ends add constraint allow_list_ends_uid_fkey FOREIGN KEY (uid) REFERENCES private.members(uid) ON DELETE CASCADE;
alter table private.authenticators add constraint authenticators_uid_fkey FOREIGN KEY (uid) REFERENCES private.members(uid) ON DELETE CASCADE;
alter table private.bank_accounts add constraint bank_accounts_statement_fkey FOREIGN KEY (statement) REFERENCES private.files(id) ON DELETE SET NULL;
alter table private.bank_accounts add constraint bank_accounts_uid_fkey FOREIGN KEY (uid) REFERENCES private.members(uid) ON DELETE CASCADE;
alter table private.bill_checks add constraint bill_checks_uid_fkey FOREIGN KEY (uid) REFERENCES private.members(uid) ON DELETE CASCADE;
alter table private.bound_addresses add constraint bound_addresses_uid_fkey FOREIGN KEY (uid) REFERENCES private.members(uid) ON DELETE CASCADE;
alter table private.bulk_rows add constraint bulk_rows_job_id_fkey FOREIGN KEY (job_id) REFERENCES private.bulk_jobs(id) ON DELETE CASCADE;
alter table private.bulk_rows add constraint bulk_rows_uid_fkey FOREIGN KEY (uid) REFERENCES private.members(uid) ON DELETE SET NULL;
alter table private.card_holders add constraint card_holders_uid_fkey FOREIGN KEY (uid) REFERENCES private.members(uid) ON DELETE CASCADE;
alter table private.card_log_details add constraint card_log_details_uid_fkey FOREIGN KEY (uid) REFERENCES private.members(uid) ON DELETE CASCADE;
alter table private.card_orders add constraint card_orders_uid_fkey FOREIGN KEY (uid) REFERENCES private.members(uid) ON DELETE CASCADE;
alter table private.card_purchases_told add constraint card_purchases_told_uid_fkey FOREIGN KEY (uid) REFERENCES private.members(uid) ON DELETE CASCADE;
alter table private.cards add constraint cards_uid_fkey FOREIGN KEY (uid) REFERENCES private.members(uid) ON DELETE CASCADE;
alter table private.case_assignments add constraint case_assignments_assignee_fkey FOREIGN KEY (assignee) REFERENCES private.members(uid) ON DELETE CASCADE;
alter table private.case_assignments add constraint case_assignments_uid_fkey FOREIGN KEY (uid) REFERENCES private.members(uid) ON DELETE CASCADE;
alter table private.case_notes add constraint case_notes_uid_fkey FOREIGN KEY (uid) REFERENCES private.members(uid) ON DELETE CASCADE;
alter table private.credentials add constraint credentials_uid_fkey FOREIGN KEY (uid) REFERENCES private.members(uid) ON DELETE CASCADE;
alter table private.crypto_scans add constraint crypto_scans_uid_fkey FOREIGN KEY (uid) REFERENCES private.members(uid) ON DELETE CASCADE;
alter table private.deposit_addresses add constraint deposit_addresses_uid_fkey FOREIGN KEY (uid) REFERENCES private.members(uid) ON DELETE SET NULL;
alter table private.devices add constraint devices_uid_fkey FOREIGN KEY (uid) REFERENCES private.members(uid) ON DELETE CASCADE;
alter table private.export_parts add constraint export_parts_export_id_fkey FOREIGN KEY (export_id) REFERENCES private.exports(id) ON DELETE CASCADE;
alter table private.exports add constraint exports_uid_fkey FOREIGN KEY (uid) REFERENCES private.members(uid) ON DELETE CASCADE;
alter table private.files add constraint files_uid_fkey FOREIGN KEY (uid) REFERENCES private.members(uid) ON DELETE CASCADE;
alter table private.former_emails add constraint former_emails_uid_fkey FOREIGN KEY (uid) REFERENCES private.members(uid) ON DELETE CASCADE;
alter table private.gift_card_applications add constraint gift_card_applications_uid_fkey FOREIGN KEY (uid) REFERENCES private.members(uid) ON DELETE CASCADE;
alter table private.kyc_documents add constraint kyc_documents_file_id_fkey FOREIGN KEY (file_id) REFERENCES private.files(id) ON DELETE CASCADE;
alter table private.kyc_documents add constraint kyc_documents_form_id_fkey FOREIGN KEY (form_id) REFERENCES private.kyc_forms(id) ON DELETE CASCADE;
alter table private.kyc_forms add constraint kyc_forms_uid_fkey FOREIGN KEY (uid) REFERENCES private.members(uid) ON DELETE CASCADE;
alter table private.liability_leaves add constraint liability_leaves_uid_fkey FOREIGN KEY (uid) REFERENCES private.members(uid) ON DELETE CASCADE;
alter table private.login_log add constraint login_log_uid_fkey FOREIGN KEY (uid) REFERENCES private.members(uid) ON DELETE CASCADE;
alter table private.look_reasons add constraint look_reasons_uid_fkey FOREIGN KEY (uid) REFERENCES private.members(uid) ON DELETE CASCADE;
alter table private.looks add constraint looks_uid_fkey FOREIGN KEY (uid) REFERENCES private.members(uid) ON DELETE SET NULL;
alter table private.member_notes add constraint member_notes_uid_fkey FOREIGN KEY (uid) REFERENCES private.members(uid) ON DELETE CASCADE;
alter table private.money_request_notes add constraint money_request_notes_asker_fkey FOREIGN KEY (asker) REFERENCES private.members(uid) ON DELETE CASCADE;
alter table private.money_request_notes add constraint money_request_notes_payer_fkey FOREIGN KEY (payer) REFERENCES private.members(uid) ON DELETE CASCADE;
alter table private.notices_off add constraint notices_off_uid_fkey FOREIGN KEY (uid) REFERENCES private.members(uid) ON DELETE CASCADE;
alter table private.own_notes add constraint own_notes_uid_fkey FOREIGN KEY (uid) REFERENCES private.members(uid) ON DELETE CASCADE;
alter table private.passkey_challenges add constraint passkey_challenges_uid_fkey FOREIGN KEY (uid) REFERENCES private.members(uid) ON DELETE CASCADE;
alter table private.passkeys add constraint passkeys_uid_fkey FOREIGN KEY (uid) REFERENCES private.members(uid) ON DELETE CASCADE;
alter table private.payees add constraint payees_payee_fkey FOREIGN KEY (payee) REFERENCES private.members(uid) ON DELETE CASCADE;
alter table private.payees add constraint payees_uid_fkey FOREIGN KEY (uid) REFERENCES private.members(uid) ON DELETE CASCADE;
alter table private.payment_details add constraint payment_details_uid_fkey FOREIGN KEY (uid) REFERENCES private.members(uid) ON DELETE CASCADE;
alter table private.quotes add constraint quotes_uid_fkey FOREIGN KEY (uid) REFERENCES private.members(uid) ON DELETE CASCADE;
alter table private.recovery_codes add constraint recovery_codes_uid_fkey FOREIGN KEY (uid) REFERENCES private.members(uid) ON DELETE CASCADE;
alter table private.saved_views add constraint saved_views_owner_fkey FOREIGN KEY (owner) REFERENCES private.members(uid) ON DELETE CASCADE;
alter table private.sessions add constraint sessions_login_id_fkey FOREIGN KEY (login_id) REFERENCES private.login_log(id) ON DELETE SET NULL;
alter table private.sessions add constraint sessions_uid_fkey FOREIGN KEY (uid) REFERENCES private.members(uid) ON DELETE CASCADE;
alter table private.sign_in_alerts add constraint sign_in_alerts_uid_fkey FOREIGN KEY (uid) REFERENCES private.members(uid) ON DELETE CASCADE;
alter table private.skipped_payments_told add constraint skipped_payments_told_uid_fkey FOREIGN KEY (uid) REFERENCES private.members(uid) ON DELETE CASCADE;
alter table private.sms_log add constraint sms_log_uid_fkey FOREIGN KEY (uid) REFERENCES private.members(uid) ON DELETE CASCADE;
alter table private.statement_files add constraint statement_files_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES private.statements(id) ON DELETE CASCADE;
alter table private.statement_items add constraint statement_items_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES private.statements(id) ON DELETE CASCADE;
alter table private.statements add constraint statements_source_id_fkey FOREIGN KEY (source_id) REFERENCES private.statement_sources(id);
alter table private.transaction_notes add constraint transaction_notes_uid_fkey FOREIGN KEY (uid) REFERENCES private.members(uid) ON DELETE CASCADE;
CREATE INDEX account_statements_of ON private.account_statements USING btree (uid, asked_at);
CREATE INDEX account_statements_waiting ON private.account_statements USING btree (asked_at) WHERE (status = 0);
CREATE INDEX address_balances_by_amount ON private.address_balances USING btree (network, currency, amount);
CREATE INDEX agent_keys_of_agent ON private.agent_keys USING btree (agent_id);
CREATE INDEX allow_list_ends_expiry ON private.allow_list_ends USING btree (ends_at);
CREATE INDEX bank_accounts_uid ON private.bank_accounts USING btree (uid);
CREATE UNIQUE INDEX bound_addresses_once ON private.bound_addresses USING btree (uid, currency, network, address) WHERE (removed_at IS NULL);
CREATE INDEX bound_addresses_untold ON private.bound_addresses USING btree (created_at) WHERE (told_at IS NULL);
CREATE INDEX bulk_jobs_in_order ON private.bulk_jobs USING btree (asked_at);
CREATE INDEX bulk_rows_by_status ON private.bulk_rows USING btree (job_id, status, number);
CREATE INDEX bulk_rows_uid ON private.bulk_rows USING btree (uid);
CREATE INDEX card_log_details_uid ON private.card_log_details USING btree (uid);
CREATE INDEX cards_last4 ON private.cards USING btree (last4);
CREATE INDEX case_assignments_of ON private.case_assignments USING btree (assignee);
CREATE INDEX case_assignments_uid ON private.case_assignments USING btree (uid);
CREATE INDEX case_notes_naming ON private.case_notes USING gin (mentions);
CREATE INDEX case_notes_of ON private.case_notes USING btree (kind, case_id, id);
CREATE INDEX case_notes_uid ON private.case_notes USING btree (uid);
CREATE INDEX code_proofs_expiry ON private.code_proofs USING btree (expires_at);
CREATE INDEX counterfactuals_in_order ON private.counterfactuals USING btree (asked_at);
CREATE INDEX crypto_scans_by_score ON private.crypto_scans USING btree (COALESCE((score)::integer, '-1'::integer), id);
CREATE INDEX crypto_scans_in_order ON private.crypto_scans USING btree (created_at, id);
CREATE INDEX crypto_scans_of_member ON private.crypto_scans USING btree (uid, created_at);
CREATE INDEX crypto_scans_unanswered ON private.crypto_scans USING btree (next_try_at) WHERE (answered_at IS NULL);
CREATE INDEX demo_collections_of_address ON private.demo_collections USING btree (address);
CREATE INDEX deposit_addresses_in_pool ON private.deposit_addresses USING btree (network, imported_at) WHERE ((given_at IS NULL) AND (removed_at IS NULL));
CREATE UNIQUE INDEX deposit_addresses_of_member ON private.deposit_addresses USING btree (uid, network) WHERE (retired_at IS NULL);
CREATE INDEX email_codes_email ON private.email_codes USING btree (email, scene, created_at DESC);
CREATE INDEX email_codes_expiry ON private.email_codes USING btree (expires_at);
CREATE INDEX exports_kept ON private.exports USING btree (expires_at) WHERE (status = 1);
CREATE INDEX exports_of ON private.exports USING btree (uid, asked_at DESC);
CREATE UNIQUE INDEX exports_waiting ON private.exports USING btree (uid, digest) WHERE (status = 0);
CREATE INDEX files_uid ON private.files USING btree (uid, created_at);
CREATE INDEX gift_card_applications_at ON private.gift_card_applications USING btree (at);
CREATE INDEX gift_card_applications_uid ON private.gift_card_applications USING btree (uid);
CREATE INDEX idempotency_keys_used ON private.idempotency_keys USING btree (used_at);
CREATE INDEX kyc_documents_file ON private.kyc_documents USING btree (file_id);
CREATE INDEX kyc_forms_uid ON private.kyc_forms USING btree (uid);
CREATE INDEX liability_leaves_by_member ON private.liability_leaves USING btree (uid);
CREATE INDEX login_log_address ON private.login_log USING btree (address text_pattern_ops);
CREATE INDEX login_log_at ON private.login_log USING btree (at, id);
CREATE INDEX login_log_from ON private.login_log USING btree (uid, address);
CREATE INDEX login_log_uid ON private.login_log USING btree (uid, at DESC);
CREATE INDEX look_reasons_uid ON private.look_reasons USING btree (uid);
CREATE INDEX looks_at ON private.looks USING btree (at DESC, id DESC);
CREATE INDEX looks_by ON private.looks USING btree (by_uid, subject, last_at DESC);
CREATE INDEX looks_uid ON private.looks USING btree (uid, at DESC);
CREATE INDEX mailbox_at ON private.mailbox USING btree (at);
CREATE INDEX mailbox_code ON private.mailbox USING btree (code_id) WHERE (code_id IS NOT NULL);
CREATE INDEX mailbox_command ON private.mailbox USING btree (command_id) WHERE (command_id IS NOT NULL);
CREATE INDEX mailbox_recipient ON private.mailbox USING btree (recipient, id DESC);
CREATE INDEX mailbox_unsent ON private.mailbox USING btree (next_try_at) WHERE (sent_at IS NULL);
CREATE INDEX mailed_files_at ON private.mailed_files USING btree (at);
CREATE INDEX member_notes_of ON private.member_notes USING btree (uid, id);
CREATE UNIQUE INDEX members_email ON private.members USING btree (lower(email));
CREATE INDEX members_email_begins ON private.members USING btree (lower(email) text_pattern_ops);
CREATE INDEX members_in_order ON private.members USING btree (created_at, uid);
CREATE INDEX members_in_order_of_email ON private.members USING btree (lower(email), uid) INCLUDE (email);
CREATE INDEX members_in_order_of_name ON private.members USING btree (lower(username), uid) INCLUDE (username);
CREATE INDEX members_last_word_begins ON private.members USING btree (regexp_replace(lower(username), '^.* '::text, ''::text) text_pattern_ops);
CREATE INDEX members_leaving ON private.members USING btree (uid) WHERE leaving;
CREATE INDEX members_name_begins ON private.members USING btree (lower(username) text_pattern_ops);
CREATE INDEX members_referral ON private.members USING btree (referral) WHERE (referral IS NOT NULL);
CREATE INDEX money_request_notes_of_asker ON private.money_request_notes USING btree (asker);
CREATE INDEX passkeys_of ON private.passkeys USING btree (uid);
CREATE INDEX payees_of_payee ON private.payees USING btree (payee);
CREATE INDEX quotes_expiry ON private.quotes USING btree (expires_at);
CREATE INDEX quotes_open ON private.quotes USING btree (uid, expires_at) WHERE (used_by IS NULL);
CREATE INDEX rate_counts_until ON private.rate_counts USING btree (until);
CREATE INDEX rebuilds_of_projection ON private.rebuilds USING btree (projection, asked_at DESC);
CREATE UNIQUE INDEX rebuilds_open ON private.rebuilds USING btree (projection) WHERE (status = ANY (ARRAY['asked'::text, 'running'::text]));
CREATE INDEX replays_seen_at ON private.replays USING btree (seen_at);
CREATE UNIQUE INDEX saved_views_named ON private.saved_views USING btree (owner, place, lower(name));
CREATE INDEX saved_views_shared ON private.saved_views USING btree (place) WHERE is_shared;
CREATE INDEX sessions_expiry ON private.sessions USING btree (expires_at);
CREATE INDEX sessions_login ON private.sessions USING btree (login_id);
CREATE INDEX sessions_uid ON private.sessions USING btree (uid);
CREATE INDEX sign_in_alerts_expiry ON private.sign_in_alerts USING btree (expires_at);
CREATE INDEX sign_in_alerts_uid ON private.sign_in_alerts USING btree (uid);
CREATE INDEX sms_log_at ON private.sms_log USING btree (at);
CREATE INDEX sms_log_failed ON private.sms_log USING btree (at) WHERE (status < 0);
CREATE INDEX sms_log_uid ON private.sms_log USING btree (uid);
CREATE INDEX sms_log_unsent ON private.sms_log USING btree (next_try_at) WHERE (status = 0);
CREATE INDEX statement_items_corrected ON private.statement_items USING btree (statement_id) WHERE (correction IS NOT NULL);
CREATE INDEX statement_items_matched ON private.statement_items USING btree (statement_id, match) WHERE (match IS NOT NULL);
CREATE UNIQUE INDEX statement_items_once ON private.statement_items USING btree (account, id) WHERE ((side = 'entry'::text) AND (match IS NOT NULL));
CREATE INDEX statement_items_open ON private.statement_items USING btree (statement_id, side) WHERE (match IS NULL);
CREATE INDEX statements_of_source ON private.statements USING btree (source_id, created_at DESC);
CREATE UNIQUE INDEX statements_once ON private.statements USING btree (source_id, digest) WHERE (status <> 'refused'::text);
CREATE INDEX tiles_by_place ON seal.tiles USING btree (after) WHERE (level = 0);
CREATE TRIGGER wake_make_statements AFTER INSERT ON private.account_statements FOR EACH STATEMENT EXECUTE FUNCTION private.wake_job('make-statements');
CREATE TRIGGER wake_decide_in_bulk AFTER INSERT ON private.bulk_jobs FOR EACH STATEMENT EXECUTE FUNCTION private.wake_job('decide-in-bulk');
CREATE TRIGGER wake_replay_counterfactuals AFTER INSERT ON private.counterfactuals FOR EACH STATEMENT EXECUTE FUNCTION private.wake_job('replay-counterfactuals');
CREATE TRIGGER wake_make_exports AFTER INSERT ON private.exports FOR EACH STATEMENT EXECUTE FUNCTION private.wake_job('make-exports');
CREATE TRIGGER wake_deliver_mail AFTER INSERT ON private.mailbox FOR EACH STATEMENT EXECUTE FUNCTION private.wake_job('deliver-mail');
CREATE TRIGGER wake_rebuild_read_models AFTER INSERT ON private.rebuilds FOR EACH STATEMENT EXECUTE FUNCTION private.wake_job('rebuild-read-models');
CREATE TRIGGER wake_deliver_messages AFTER INSERT ON private.sms_log FOR EACH STATEMENT EXECUTE FUNCTION private.wake_job('deliver-messages');
CREATE TRIGGER wake_reconcile_statements AFTER INSERT OR UPDATE OF asked_at ON private.statements FOR EACH ROW EXECUTE FUNCTION private.wake_job('reconcile-statements');
CREATE TRIGGER wake_ask_custody AFTER INSERT OR UPDATE OF asked_at ON work.custody_reports FOR EACH ROW WHEN ((new.asked_at IS NOT NULL)) EXECUTE FUNCTION private.wake_job('ask-custody');
insert into private.notice_post default values;
insert into seal.tree default values;
