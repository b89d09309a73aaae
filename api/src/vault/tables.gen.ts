// The columns of every table of schema private. Written from the folders of the capabilities by `npm run registries`.

export type PrivateTables = {
  account_statement_files: { row: { statement_id: string; format: string; content: Buffer; digest: string } }
  account_statements: { row: { id: string; uid: number; kind: string; first_day: string; last_day: string; time_zone: string; language: string; asked_at: string; status: number; lines: number; balances: unknown; made_at: string | null; tries: number; by_mail: boolean } }
  address_balances: { row: { address_id: string; network: string; currency: string; amount: string; scanned_at: string } }
  adjusted_alone: { row: { uid: number; day: string; worth: string; counted: string } }
  agent_keys: { row: { key_id: string; agent_id: string; key_hash: Buffer; last4: string; entered_by: number; entered_at: string } }
  agent_reads: { row: { agent_id: string; read_at: string } }
  allow_list_ends: { row: { hash: Buffer; uid: number; ends_at: string } }
  asked_changes: { row: { digest: string; proposal_id: string; asked_at: string } }
  authenticators: { row: { uid: number; secret: Buffer; begun_at: string; last_step: number } }
  bank_accounts: { row: { id: string; uid: number; account_type: number; beneficiaryname: string; accountnumber: string; routingnumber: string; iban: string; swift_code: string; bankaddress_bankname: string; bank_country: string; bank_city: string; billing_country: string; billing_state: string; billing_city: string; billing_address: string; billing_postal: string; statement: string | null; updated_at: string; version: number | null; user_type: number | null } }
  bill_checks: { row: { id: number; at: string; by_uid: string; uid: number | null; currency: string | null; checked: number; differing: unknown; log_equal: boolean | null; log_number: number | null } }
  bound_addresses: { row: { id: string; uid: number; currency: string; network: string; name: string; address: string; created_at: string; removed_at: string | null; told_at: string | null } }
  budgets: { row: { uid: number; kind: string; currency: string; amount: string; time_zone: string; since: string; seen_line: number | null; seen_card: number | null; told_month: string | null; told_share: number | null; told_spent: string | null; told_at: string | null; looked_at: string | null; unpriced: readonly string[] } }
  bulk_jobs: { row: { id: string; kind: string; decision: number; reason: string | null; asked_by: number; asked_at: string; total: number; stopped_by: number | null; ended_at: string | null } }
  bulk_rows: { row: { job_id: string; number: number; case_id: string; uid: number | null; status: number; code: string | null; details: unknown; tries: number; decided_at: string | null } }
  card_askings: { row: { command_id: string; uid: number; command: unknown; asked_at: string; given_up: boolean } }
  card_holders: { row: { uid: number; holder_name: string; billing_country: string; billing_state: string; billing_city: string; billing_address: string; billing_postal: string; updated_at: string; version: number | null } }
  card_import_pieces: { row: { import_id: string; at: number; csv: Buffer } }
  card_imports: { row: { id: string; entered_by: string; only_spend: boolean; rows: number; begun_at: string } }
  card_limits_told: { row: { uid: number; limit_of: string; limit_per: string; period: string; share: number; currency: string; amount: string; used: string; told_at: string } }
  card_log_details: { row: { log_id: string; uid: number; purchased_on: string; merchant: string; description: string; mcc: string; memo: string } }
  card_orders: { row: { uid: number; id: string; order_number: string; created_at: string; uses: number } }
  card_purchases_told: { row: { uid: number; log_id: string; told_at: string } }
  card_tellings: { row: { uid: number; number_id: string; waits: boolean; told: string | null; told_at: string | null } }
  cards: { row: { card_id: string; uid: number; reference: string; number: Buffer; number_hash: Buffer; last4: string; expiry: string; updated_at: string; entered_by: number | null } }
  case_assignments: { row: { kind: string; case_id: string; uid: number | null; assignee: number; assigned_by: number; assigned_at: string } }
  case_notes: { row: { id: number; kind: string; case_id: string; uid: number | null; note: string; noted_by: number; mentions: readonly string[]; noted_at: string } }
  code_proofs: { row: { hash: Buffer; email: string; scene: string; pin_tries: number; pin_checked: boolean; expires_at: string; authenticator_tries: number; authenticator_checked: boolean } }
  confirmations: { row: { id: string; uid: number; session: Buffer; scene: string; binding: string; payee_uid: string | null; payee: string | null; currency: string | null; amount: string | null; details: unknown; standing: string; confirmed_by: string | null; used_by: string | null; created_at: string; expires_at: string } }
  counterfactuals: { row: { id: string; terms: unknown; first_day: string | null; last_day: string | null; asked_by: number; asked_at: string; status: number; done: number; total: number; report: unknown; ended_at: string | null } }
  credentials: { row: { uid: number; password: string; pin: string | null; changed_at: string; authenticator_since: string | null } }
  crypto_scans: { row: { id: string; case_kind: string; case_id: string; uid: number; kind: string; value: string; currency: string; network: string; source: string | null; score: number | null; risks: readonly string[]; tries: number; created_at: string; answered_at: string | null; next_try_at: string; case_at: string | null } }
  data_copies: { row: { id: string; uid: number; language: string; asked_at: string; status: number; tries: number; made_at: string | null; expires_at: string | null; bytes: number; content: Buffer | null } }
  demo_collections: { row: { collection_id: string; address: string; network: string; currency: string; amount: string } }
  deposit_addresses: { row: { id: string; network: string; address: string; demo: boolean; imported_at: string; imported_by: number | null; uid: number | null; given_at: string | null; retired_at: string | null; removed_at: string | null } }
  devices: { row: { uid: number; hash: Buffer; seen_at: string } }
  email_codes: { row: { id: string; email: string; scene: string; binding: string; code: Buffer; tries: number; used_by: string | null; created_at: string; expires_at: string; uses: number; asker: Buffer | null; tries_elsewhere: number } }
  export_parts: { row: { export_id: string; part: number; content: Buffer } }
  export_schedules: { row: { id: string; uid: number; name: string; path: string; params: unknown; filter: unknown; every: string; of_period: boolean; created_at: string; next_at: string | null } }
  exports: { row: { id: string; uid: number; path: string; params: unknown; filter: unknown; language: string | null; file_name: string; digest: string; asked_at: string; status: number; problem: string | null; tries: number; began_at: string | null; rows_done: number; rows_total: number; parts: number; bytes: number; made_at: string | null; expires_at: string | null; downloads: number; downloaded_at: string | null; schedule_id: string | null } }
  files: { row: { id: string; uid: number; kind: string; type: string; size: number; created_at: string; uses: readonly string[] } }
  former_emails: { row: { uid: number; email: string; changed_at: string } }
  gift_card_applications: { row: { id: string; uid: number; website: string; face_value: string; quantity: number; at: string; status: number; reason: string | null; decided_by: number | null; decided_at: string | null } }
  handles: { row: { key: string; handle: string; uid: number; taken_at: string; left_at: string | null } }
  idempotency_keys: { row: { command_id: string; request: Buffer; used_at: string } }
  job_failures: { row: { job: string; failed_at: string; error: string } }
  kyc_documents: { row: { form_id: string; place: number; kind: string; file_id: string } }
  kyc_forms: { row: { id: string; uid: number; name: string; form: Buffer; form_hash: Buffer; uses: number; number_hash: Buffer | null } }
  liability_leaves: { row: { proof_id: string; uid: number; currency: string; index: number; salt: string } }
  liability_nodes: { row: { proof_id: string; currency: string; level: number; index: number; hash: string; amount: string } }
  log_sizes: { row: { day: string; events: number; bytes: number | null } }
  login_log: { row: { id: number; uid: number; at: string; address: string; country: string } }
  look_reasons: { row: { by_uid: number; case_id: string; uid: number; reason: string; at: string } }
  looks: { row: { id: number; at: string; by_uid: number; uid: number | null; kind: string; case_id: string; subject: string; times: number; last_at: string } }
  mailbox: { row: { id: number; recipient: string; subject: string; body: string; code: string | null; at: string; sent_at: string | null; tries: number; next_try_at: string; file_id: string | null; file_name: string | null; letter: string; error: string | null; resent_at: string | null; code_id: string | null; command_id: string | null } }
  mailed_files: { row: { id: string; part: number; content: string; at: string } }
  member_notes: { row: { id: number; uid: number; note: string; noted_by: number; mentions: readonly string[]; noted_at: string } }
  members: { row: { uid: number; email: string; username: string; language: string; user_type: number; referral: string | null; t: string | null; registered: boolean; created_at: string; area_code: string | null; phone: string | null; leaving: boolean; phone_proven: boolean; leaving_since: string | null; leaving_by: unknown; company_name: string | null; found_by_email: boolean; found_by_phone: boolean; name_shown: string | null } }
  money_request_notes: { row: { payer: number; id: string; asker: number; note: string | null; reason: string | null } }
  monthly_statements: { row: { uid: number; time_zone: string; month: string; due_at: string } }
  notice_post: { row: { only_row: boolean; position: string; since: string } }
  notices_off: { row: { uid: number; kind: string; channel: string } }
  operator_acts: { row: { id: number; at: string; by_uid: string; act: string; subject: string; details: string } }
  own_notes: { row: { uid: number; line: string; note: string; noted_at: string } }
  passkey_challenges: { row: { hash: Buffer; purpose: string; uid: number | null; session: string; expires_at: string; binding: string; used_by: string | null } }
  passkeys: { row: { id: Buffer; key: string; uid: number; name: string; public_key: Buffer; counter: number; transports: readonly string[]; created_at: string; used_at: string | null; browser: string; system: string } }
  past_alarms: { row: { id: number; finding: unknown; found_at: string; gone_at: string } }
  payees: { row: { uid: number; payee: number; nickname: string | null; saved_at: string; favourite: boolean; hidden_at: string | null } }
  payment_details: { row: { uid: number; id: string; name: string; remarks: string; account: string | null; bank: string | null; swift: string | null; created_at: string; uses: number } }
  pictures: { row: { id: string; type: string; size: number; published_at: string } }
  platform_keys: { row: { name: string; salt: Buffer; fingerprint: Buffer; since: string } }
  platform_log: { row: { singleton: boolean; stream: string; event_id: string } }
  price_alerts: { row: { id: string; uid: number; kind: string; base: string; target: string; direction: string; price: string; repeats: boolean; armed: boolean; status: number; expires_at: string | null; told_at: string | null; told_price: string | null; created_at: string; saved_by: string | null } }
  price_points: { row: { currency: string; at: string; price: string; noted_at: string } }
  proof_alarms: { row: { finding: string; told_at: string } }
  proposal_letters: { row: { proposal_id: string; moment: string; posted_at: string } }
  proposed_addresses: { row: { proposal_id: string; place: number; network: string; address: string } }
  proposed_card_logs: { row: { proposal_id: string; rows: unknown; created_at: string } }
  proposed_virtual_accounts: { row: { proposal_id: string; uid: number; details: unknown } }
  push_posts: { row: { id: number; endpoint: string; body: string; tries: number; next_try_at: string; kept_seconds: number; posted_at: string } }
  push_subscriptions: { row: { endpoint: string; uid: number; session: Buffer; p256dh: Buffer; auth: Buffer; amounts: boolean; bound_at: string; confirms: boolean; id: string; confirms_since: string | null; browser: string; system: string; seen_at: string } }
  quick_pay_notes: { row: { sender: number; id: string; receiver: number; note: string } }
  quotes: { row: { id: string; uid: number; source: string; target: string; source_amount: string; rate: string; fee_rate: string; used_by: string | null; expires_at: string; uses: number } }
  rate_counts: { row: { key: string; count: number; until: string } }
  read_model_samples: { row: { at: string; projection: string; events: number; behind_events: number; behind_ms: number } }
  rebuilds: { row: { id: string; projection: string; asked_by: string; asked_at: string; cut_over_when_equal: boolean; status: string; began_at: string | null; ended_at: string | null; events: number | null; total: number | null; per_second: number | null; comparison: unknown; error: string | null; decided_by: string | null; decided_at: string | null } }
  recovery_codes: { row: { uid: number; hash: Buffer } }
  replays: { row: { key: Buffer; seen_at: string } }
  saved_views: { row: { id: number; owner: number; place: string; query: string; name: string; is_shared: boolean; saved_at: string } }
  service_incidents: { row: { id: number; part: string; state: string; began_at: string; ended_at: string | null } }
  sessions: { row: { hash: Buffer; uid: number; created_at: string; expires_at: string; disabled: boolean; browser: string; system: string; login_id: number | null; used_at: string; proven_at: string } }
  sign_in_alerts: { row: { hash: Buffer; uid: number; device: Buffer; expires_at: string } }
  skipped_payments_told: { row: { uid: number; schedule: string; day: string; told_at: string } }
  sms_log: { row: { id: string; uid: number | null; number: string; scene: string; status: number; at: string; body: string; code: string | null; tries: number; next_try_at: string; error: string | null } }
  statement_file_pieces: { row: { statement_id: string; content: Buffer; begins_at: number } }
  statement_items: { row: { statement_id: string; id: string; side: string; account: string; booked_on: string; amount: string; currency: string; reference: string; counterparty: string; event_id: string | null; type: string | null; shown: string | null; is_near: boolean; match: number | null; rule: string | null; matched_by: string | null; difference: string | null; owner: string | null; note: string | null; noted_by: string | null; noted_at: string | null; correction: string | null; state: string; line_key: string | null; also: unknown } }
  statement_sources: { row: { id: string; name: string; account: string; currency: string; format: string; mapping: unknown; inverted: boolean; rules: unknown; saved_at: string; saved_by: string; accounts: unknown } }
  statements: { row: { id: string; source_id: string; account: string; file_name: string; digest: string; status: string; step: string | null; done: number; total: number; problems: unknown; rules: unknown; first_day: string | null; last_day: string | null; lines: number; entries: number; matched: number; open_lines: number; open_entries: number; differing: number; unexplained: number; entered_by: string; created_at: string; asked_at: string; signed_by: string | null; signed_at: string | null; result_digest: string | null; notices: unknown; spans: unknown; has_former_keys: boolean } }
  support_cases: { row: { id: string; uid: number; subject: string; reference: string | null; status: number; messages: number; created_at: string; updated_at: string } }
  support_messages: { row: { id: string; case_id: string; number: number; answered_by: number | null; body: string; file_id: string | null; at: string } }
  transaction_notes: { row: { uid: number; line: string; note: string; noted_by: number; noted_at: string } }
  virtual_accounts: { row: { uid: number; details: unknown; asked_at: string; given_at: string | null } }
}
