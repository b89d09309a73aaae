import type { PrivateTables } from '../../vault/tables.gen.ts'

/** How the data of a table comes into a member's copy of their data. */
export type InCopy =
  /** By the member's own calls of these names, with as much of others as they see there. */
  | { readonly by: readonly string[] }
  /** By its rows of the member: these columns, found by `where`, in which `$1` is the uid. */
  | { readonly columns: string; readonly where: string }
  /** Not at all, and why. */
  | { readonly not: string }

const by = (...names: readonly string[]): InCopy => ({ by: names })
const rows = (columns: string, where = 'uid = $1'): InCopy => ({ columns, where })
const not = (why: string): InCopy => ({ not: why })

const house = not('about no member: the work or the state of the house')
const secret = not('a secret or a mark that proves its member, of no use elsewhere')
const moments = not('lives for minutes or days, and repeats what stands elsewhere')
const told = not('notes only that a notice was sent, which the letters list')
const notOwn = not('a note of the house about its own work, not shown to the member')

/** Letters to an address are of the member who had it then: another may have it since, or may have had it before. */
const ownLetters = `id in (
  select letter.id from private.mailbox letter
  where recipient in (
    select lower(email) from private.members where uid = $1 union select email from private.former_emails where uid = $1)
  and $1 = coalesce(
    (select former.uid from private.former_emails former
     where former.email = letter.recipient and former.changed_at > letter.at order by former.changed_at limit 1),
    (select holder.uid from private.members holder where lower(holder.email) = letter.recipient)))`

const statementsOfBank = not('lines of the house’s own bank accounts')

/** Every table of personal data. The compiler names a new one until it is said here how its member gets what it keeps of them. */
export const keptTables: Readonly<Record<keyof PrivateTables, InCopy>> = {
  account_statement_files: by('statements.list'),
  account_statements: by('statements.list'),
  address_balances: house,
  adjusted_alone: notOwn,
  agent_keys: house,
  agent_reads: house,
  allow_list_ends: by('chain.allowList'),
  asked_changes: house,
  authenticators: by('account.authenticator'),
  bank_accounts: by('bank.ofMember'),
  bill_checks: notOwn,
  bound_addresses: rows('currency, network, name, address, created_at, removed_at'),
  budgets: rows('kind, currency, amount, time_zone, since, told_month, told_share, told_spent'),
  bulk_jobs: house,
  bulk_rows: house,
  card_askings: moments,
  card_holders: rows(
    'holder_name, billing_country, billing_state, billing_city, billing_address, billing_postal',
  ),
  card_import_pieces: house,
  card_imports: house,
  card_limits_told: by('card.limitNotices'),
  card_log_details: by('card.transactions'),
  card_orders: rows('order_number, created_at'),
  card_purchases_told: told,
  card_tellings: notOwn,
  cards: rows('reference, last4, expiry, updated_at'),
  case_assignments: house,
  case_notes: notOwn,
  code_proofs: moments,
  confirmations: moments,
  counterfactuals: house,
  credentials: rows('changed_at, authenticator_since'),
  crypto_scans: not('findings of a screening service, kept by law from those who are screened'),
  data_copies: by('exports.ownData'),
  demo_collections: house,
  deposit_addresses: rows('network, address, given_at, retired_at'),
  devices: rows('seen_at'),
  email_codes: moments,
  export_parts: house,
  export_schedules: not('an administrator’s work, listed to them'),
  exports: not('files of an administrator’s work, listed to them'),
  files: rows('id, kind, type, size, created_at, uses'),
  former_emails: rows('email, changed_at'),
  gift_card_applications: by('vip.ownGiftCards'),
  handles: rows('handle, taken_at, left_at'),
  idempotency_keys: secret,
  job_failures: house,
  kyc_documents: by('identity.form'),
  kyc_forms: by('identity.form'),
  liability_leaves: by('liabilities.mine'),
  liability_nodes: house,
  log_sizes: house,
  login_log: by('account.signIns'),
  look_reasons: notOwn,
  looks: by('audit.looksAtMine'),
  mailbox: rows('recipient, subject, at, sent_at', ownLetters),
  mailed_files: moments,
  member_notes: notOwn,
  members: rows(
    'uid, email, username, language, user_type, area_code, phone, phone_proven, company_name, name_shown, found_by_email, found_by_phone, referral, created_at',
  ),
  money_request_notes: by('quickPay.requests'),
  monthly_statements: by('statements.monthly'),
  notice_post: house,
  notices_off: by('account.noticeChoices'),
  operator_acts: house,
  own_notes: rows('line, note, noted_at'),
  passkey_challenges: moments,
  passkeys: by('account.passkeys'),
  past_alarms: house,
  payees: by('quickPay.contacts', 'quickPay.payees'),
  payment_details: rows('name, remarks, account, bank, swift, created_at'),
  pictures: house,
  platform_keys: house,
  platform_log: house,
  price_alerts: by('priceAlert.list'),
  price_points: house,
  proof_alarms: house,
  proposal_letters: house,
  proposed_addresses: house,
  proposed_card_logs: house,
  proposed_virtual_accounts: house,
  push_posts: moments,
  push_subscriptions: rows('browser, system, amounts, confirms, bound_at, seen_at'),
  quick_pay_notes: by('quickPay.listOfUser'),
  quotes: moments,
  rate_counts: moments,
  read_model_samples: house,
  rebuilds: house,
  recovery_codes: secret,
  replays: secret,
  saved_views: not('views of an administrator’s lists'),
  service_incidents: house,
  sessions: by('account.sessions'),
  sign_in_alerts: moments,
  skipped_payments_told: told,
  sms_log: rows('number, scene, at'),
  statement_file_pieces: statementsOfBank,
  statement_items: statementsOfBank,
  statement_sources: statementsOfBank,
  statements: statementsOfBank,
  support_cases: by('support.own'),
  support_messages: rows(
    `case_id, number, answered_by is not null as from_us, body, at`,
    'case_id in (select id from private.support_cases where uid = $1)',
  ),
  transaction_notes: notOwn,
  virtual_accounts: by('bank.virtualAccount'),
}
