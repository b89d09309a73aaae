import { randomUUID } from 'node:crypto'
import { memberDecider } from '@strongroom/ledger/account'
import { addressesDecider, collectionDecider, collectionId } from '@strongroom/ledger/chain'
import { liabilitiesDecider } from '@strongroom/ledger/liabilities'
import { proposalDecider } from '@strongroom/ledger/office'
import { wokenCardCases } from './woken-card-cases.ts'
import { type Case, isRecent, propose, schedule } from './woken-case.ts'
import {
  ada,
  ago,
  ben,
  cleo,
  dan,
  eve,
  giveEarlier,
  hasEvent,
  isThere,
  platform,
  sql,
  topUp,
  turnIsOld,
} from './woken-platform.ts'

const [id, otherId] = [randomUUID(), randomUUID()]

/** Jobs that touch personal data. */
export const wokenVaultCases: Readonly<Record<string, Case>> = {
  'sweep-expired': { isDone: isRecent('sweep-expired') },
  'note-service-state': { isDone: isRecent('note-service-state') },
  'note-figures': {
    before: () => turnIsOld('note-figures'),
    commit: () => platform.open(ben, 'EUR'),
    isDone: isRecent('note-figures'),
  },
  'post-skipped-letters': {
    commit: () => schedule(ben, ada, 's2'),
    isDone: () => isThere(`select from private.skipped_payments_told`),
  },
  ...wokenCardCases,
  'tell-price-alerts': {
    before: () =>
      sql(`
        insert into private.price_points values ('ETH', now() - interval '1 hour', 6000), ('USD', now() - interval '1 hour', 1);
        insert into private.price_alerts (id, uid, kind, base, target, direction, price, repeats)
        values ('${id}', ${ben}, 'trade', 'ETH', 'USD', 'above', 6500, false)`),
    commit: () => sql(`insert into private.price_points values ('ETH', now(), 7000)`),
    isDone: () => isThere(`select from private.price_alerts where told_price = 7000`),
  },
  'tell-budgets': {
    before: () =>
      sql(
        `insert into private.budgets (uid, kind, currency, amount, time_zone) values (${eve}, 'withdrawal', 'USD', 100, 'UTC')`,
      ),
    commit: () => platform.submit(eve, 'budgeted', '1.00'),
    isDone: () => isThere(`select from private.budgets where looked_at is not null`),
  },
  'finish-deletions': {
    commit: () =>
      sql(
        `update private.members set leaving = true, leaving_since = now() - interval '16 seconds' where uid = ${dan}`,
      ),
    isDone: async () => !(await isThere(`select from private.members where uid = ${dan}`)),
  },
  'book-card-imports': {
    commit: () =>
      sql(`
        insert into private.card_import_pieces values ('${id}', 0, 'nonsense');
        insert into private.card_imports values ('${id}', ${eve}, true, 1, now())`),
    isDone: () => hasEvent(`cardimport-${id}`, 'CardImportRefused'),
  },
  'decide-in-bulk': {
    commit: () =>
      sql(
        `insert into private.bulk_jobs (id, kind, decision, asked_by, total) values ('${id}', 'top-up', 1, ${eve}, 0)`,
      ),
    isDone: () => isThere('select from private.bulk_jobs where ended_at is not null'),
  },
  'post-proposal-letters': {
    commit: () => propose(id),
    isDone: () => isThere(`select from private.proposal_letters where moment = 'waits'`),
  },
  'finish-proposals': {
    commit: async () => {
      await propose(otherId)
      await giveEarlier(proposalDecider, otherId, {
        type: 'ApproveChange',
        input: { proposalId: otherId },
        given: { approver: eve },
      })
    },
    isDone: async () =>
      (await hasEvent(`proposal-${otherId}`, 'ChangeApplied')) ||
      hasEvent(`proposal-${otherId}`, 'ChangeLapsed'),
  },
  'prove-liabilities': {
    commit: () =>
      platform.give(liabilitiesDecider, 'house', { type: 'AskForLiabilitiesProof', input: { askId: 'a1' } }),
    isDone: () => hasEvent('liabilities-house', 'LiabilitiesProven'),
  },
  'post-address-letters': {
    commit: async () => {
      const where = { currency: 'USDT', network: 'TRC20' }
      const given = { now: ago(60_000), restedAt: ago(0) }
      const command = { type: 'BindAddress', input: { addressId: id, ...where }, given } as const
      await giveEarlier(addressesDecider, ada, command)
      await sql(
        `insert into private.bound_addresses (id, uid, currency, network, name, address, told_at, created_at)
         values ('${id}', ${ada}, 'USDT', 'TRC20', 'n', 'a', null, now() - interval '16 seconds')`,
      )
    },
    isDone: () => isThere('select from private.bound_addresses where told_at is not null'),
  },
  'post-notices': {
    commit: () =>
      platform.give(memberDecider, eve, { type: 'DecideKyc', input: { status: -1, reason: 'of the test' } }),
    isDone: () => isThere(`select from private.mailbox where recipient = '${eve}@example.com'`),
  },
  'replay-counterfactuals': {
    commit: () =>
      sql(`insert into private.counterfactuals (id, terms, asked_by) values ('${id}', '{}', ${eve})`),
    isDone: () => isThere('select from private.counterfactuals where status <> 0'),
  },
  'make-statements': {
    commit: () =>
      sql(`insert into private.account_statements (id, uid, kind, first_day, last_day, time_zone, language)
        values ('${id}', ${ada}, 'statement', '2026-01-01', '2026-01-31', 'UTC', 'en')`),
    isDone: () => isThere('select from private.account_statements where status <> 0'),
  },
  'begin-monthly-statements': {
    commit: () =>
      sql(`insert into private.monthly_statements (uid, time_zone, month, due_at)
        values (${ada}, 'UTC', date_trunc('month', now())::date, now())`),
    isDone: () => isThere(`select from private.account_statements where uid = ${ada} and by_mail`),
  },
  'make-data-copies': {
    commit: () => sql(`insert into private.data_copies (id, uid, language) values ('${id}', ${eve}, 'en')`),
    isDone: () => isThere('select from private.data_copies where status <> 0'),
  },
  'make-exports': {
    commit: () =>
      sql(`insert into private.exports (id, uid, path, params, filter, file_name, digest)
        values ('${id}', ${eve}, '/', '{}', '{}', 'f', 'd')`),
    isDone: () => isThere('select from private.exports where status <> 0'),
  },
  'begin-scheduled-exports': {
    commit: () =>
      sql(`insert into private.export_schedules (id, uid, name, path, params, filter, every, of_period, next_at)
        values ('${id}', ${eve}, 'n', '/', '{}', '{}', 'day', false, now())`),
    isDone: () => isThere(`select from private.exports where schedule_id = '${id}'`),
  },
  'reconcile-statements': {
    commit: () =>
      sql(`
        insert into private.statement_sources (id, name, account, currency, format, inverted, rules, saved_by)
        values ('s', 'n', 'world:bank', 'USD', 'csv', false, '[]', '9');
        insert into private.statements (id, source_id, account, file_name, digest, rules, entered_by)
        values ('t', 's', 'world:bank', 'f', 'd', '[]', '9')`),
    isDone: () => isThere(`select from private.statements where status not in ('asked', 'running')`),
  },
  'rebuild-read-models': {
    commit: () =>
      sql(
        `insert into private.rebuilds (id, projection, asked_by, cut_over_when_equal) values ('r', 'swaps', '9', true)`,
      ),
    isDone: () => isThere(`select from private.rebuilds where status = 'cut-over'`),
  },
  'screen-cases': {
    commit: () =>
      sql(`insert into private.crypto_scans (case_kind, case_id, uid, kind, value, currency, network)
        values ('top-up', 'c', ${ada}, 'txid', 'v', 'USDT', 'TRC20')`),
    isDone: () => isThere(`select from private.crypto_scans where case_id = 'c' and answered_at is not null`),
  },
  'ask-custody': {
    before: () => sql('update work.custody_reports set tried_at = null'),
    commit: () =>
      sql(`insert into work.custody_reports (asked_at) values (date_trunc('milliseconds', now()))
        on conflict (singleton) do update set asked_at = excluded.asked_at`),
    isDone: () => isThere('select from work.custody_reports where asked_at is null and tried_at is not null'),
  },
  'finish-collections': {
    commit: () =>
      giveEarlier(collectionDecider, collectionId('TRC20', 'USDT'), {
        type: 'AskCollection',
        input: { collectionId: 'c1', network: 'TRC20', currency: 'USDT' },
        given: { centralAddress: 'a', found: [{ addressId: 'x', amount: '1' }] },
      }),
    isDone: () => hasEvent(`collection-${collectionId('TRC20', 'USDT')}`, 'CollectionFailed'),
  },
  'deliver-messages': {
    commit: () => sql(`insert into private.sms_log (id, number, scene) values ('${id}', '1', 'register')`),
    isDone: () => isThere('select from private.sms_log where status <> 0'),
  },
  'deliver-pushes': {
    before: () =>
      sql(`insert into private.push_subscriptions (endpoint, uid, session, p256dh, auth, amounts)
        values ('https://push.example', ${ada}, '', '', '', false)`),
    commit: () =>
      sql(`insert into private.push_posts (endpoint, body) values ('https://push.example', '{}')`),
    // No message can be sealed by such a key: it was tried.
    isDone: () => isThere('select from private.push_posts where tries > 0'),
  },
  'deliver-mail': {
    commit: () =>
      sql(`insert into private.mailbox (recipient, subject, body) values ('fay@example.com', '', '')`),
    // There is no mail server here: it was tried.
    isDone: () => isThere(`select from private.mailbox where recipient = 'fay@example.com' and tries > 0`),
  },
  // The last: the balances are wrong from here on.
  'tell-operators': {
    commit: async () => {
      await sql(`update views.wallets set amount = amount + 1 where uid = '${ada}' and currency = 'USD'`)
      await turnIsOld('prove-balances', 'proven_at', 'views.proof')
      await topUp(cleo, 't3')
    },
    isDone: () => isThere('select from private.proof_alarms'),
  },
}
