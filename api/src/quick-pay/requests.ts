import { memberDecider } from '@strongroom/ledger/account'
import { keptAt } from '@strongroom/ledger/book'
import { derivedId } from '@strongroom/ledger/eventlog'
import { type AskForMoney, isSent, type PayMoneyRequest, pay } from '@strongroom/ledger/quick-pay'
import { walletDecider } from '@strongroom/ledger/wallet'
import {
  countOpenMoneyRequests,
  findMoneyRequest,
  listMoneyRequests,
  type MoneyRequestRow,
} from '@strongroom/projections/quick-pay'
import { contract, wire } from '@strongroom/shared'
import { asked } from '../command/asking.ts'
import { HttpError } from '../command/http-error.ts'
import { currencyOf } from '../command/money.ts'
import { recordFrom } from '../command/record-from.ts'
import { refusalOf } from '../command/refusals.ts'
import { done, one, page } from '../command/replies.ts'
import { replyOf } from '../command/reply-of.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { calledNames } from '../platform/members/shown-names.ts'
import { withStepUp } from '../platform/step-up/step-up.ts'
import { lookUpsIn, payeeUid, receiverOf } from './find-payee.ts'
import { checkSameWords } from './same-words.ts'
import { moneyRequestCsv } from './words.ts'

/** Open requests of a member to all others. The rules of each wallet that is asked limit those of one pair. */
const mostOpen = 20

const todayOf = (now: Date) => now.toISOString().slice(0, 10)

/** The facts that the rules of a quick pay between two members need. */
const sidesOf = async (
  parts: Parts,
  { verified: uid, receiver, currency }: { verified: string; receiver: string; currency: string },
) => ({
  verified: (await parts.ledger.load(memberDecider, uid)).state.kyc === 1,
  currency: currencyOf(parts.catalogue, currency),
  receiver: await receiverOf(parts, receiver),
})

const requestTo = async ({ ledger }: Parts, payer: string, id: string) =>
  keptAt((await ledger.load(walletDecider, payer)).state.moneyRequests, id)

const add = implement(contract.quickPay.askForMoney, {
  // Asking finds out about a uid as a look-up does, and reaches its member.
  limits: given => [
    { key: `ask for money ${given.session?.uid}`, most: 20, seconds: 3_600 },
    ...lookUpsIn(given),
  ],
  handler: async (ask, parts) => {
    const { ledger, catalogue, db, moneyRequestNotes } = parts
    const { currency, amount, note } = ask.body
    const { uid } = ask.session
    const payer = await payeeUid(parts, ask.body)
    const requestId = derivedId('money request', uid, ask.commandId)
    const isKnown = await ledger.knows(walletDecider, payer, requestId)
    if (!isKnown && (await countOpenMoneyRequests(db, uid)) >= mostOpen)
      return refusalOf({ kind: 'request-limit-reached', limit: String(mostOpen) })
    const command: AskForMoney = {
      type: 'AskForMoney',
      input: { requestId, from: uid, currency, amount },
      given: {
        ...(await sidesOf(parts, { verified: uid, receiver: payer, currency })),
        today: todayOf(ask.now),
      },
    }
    const about = { payer, id: requestId, asker: uid }
    if (isKnown) checkSameWords((await moneyRequestNotes.of([about]))(about).note, note)
    // Before the event, so that no request is seen without its note. A uid of nobody has no place for one.
    if (!isKnown && command.given.receiver && (note || ask.keyed))
      checkSameWords((await moneyRequestNotes.keep(about, { note: note ?? null })).note, note)
    const outcome = await ledger.handle(walletDecider, payer, {
      ...asked(ask, command, catalogue),
      id: requestId,
    })
    if (outcome.kind === 'refused') await moneyRequestNotes.forget(about)
    return replyOf(ask, outcome, () => one({ id: requestId }), payer)
  },
})

const payOne = implement(contract.quickPay.payMoneyRequest, {
  handler: async (ask, parts) => {
    const { ledger, catalogue } = parts
    const { id: requestId, code } = ask.body
    const { uid } = ask.session
    const request = await requestTo(parts, uid, requestId)
    if (!request) return refusalOf({ kind: 'case-unknown' })
    const { from: to, currency, amount } = request
    const carryOut = async () => {
      const sides = await sidesOf(parts, { verified: uid, receiver: to, currency })
      const command: PayMoneyRequest = {
        type: 'PayMoneyRequest',
        input: { requestId },
        given: { ...sides, today: todayOf(ask.now) },
      }
      return pay(ledger, uid, asked(ask, command, catalogue), ask.now)
    }
    const payment = { uid: to, currency, amount }
    return withStepUp(parts, ask, { scene: 'quickpay', code, payment }, carryOut, ({ events, position }) => {
      ask.moved(position, to)
      const created_date = events.find(isSent)?.metadata.at ?? ask.now.toISOString()
      return one({ id: requestId, status: 1, created_date })
    })
  },
})

const decline = implement(contract.quickPay.declineMoneyRequest, {
  handler: async (ask, parts) => {
    const { id: requestId, reason } = ask.body
    const { uid: payer } = ask.session
    const request = await requestTo(parts, payer, requestId)
    const words = { payer, id: requestId }
    if (await parts.ledger.knows(walletDecider, payer, ask.commandId))
      checkSameWords((await parts.moneyRequestNotes.of([words]))(words).reason, reason)
    if (reason && request?.state === 'open')
      await parts.moneyRequestNotes.keep({ payer, id: requestId, asker: request.from }, { reason })
    const command = { type: 'DeclineMoneyRequest', input: { requestId } } as const
    const outcome = await parts.ledger.handle(walletDecider, payer, asked(ask, command))
    return replyOf(ask, outcome, done, ...(request ? [request.from] : []))
  },
})

const cancel = implement(contract.quickPay.cancelMoneyRequest, {
  handler: async (ask, { ledger }) => {
    const { id: requestId, uid: payer } = ask.body
    const { uid } = ask.session
    const command = { type: 'CancelMoneyRequest', input: { requestId, by: uid } } as const
    // In the stream of another member, so its id is none that a caller chooses.
    const id = derivedId('cancel money request', uid, ask.commandId)
    const outcome = await ledger.handle(walletDecider, payer, { ...asked(ask, command), id })
    return replyOf(ask, outcome, done, payer)
  },
})

const recordOf = recordFrom<MoneyRequestRow>()(wire.moneyRequest, {
  as: { last_day: 'last_on', decided_date: 'decided_at' },
  scaled: { amount: 'currency' },
})

const recordsOf = async (parts: Parts, uid: string, rows: readonly MoneyRequestRow[]) => {
  // A member who asks for money names themselves by it; one who is asked has said nothing yet.
  const [names, payers, words] = await Promise.all([
    parts.members.namesOf(rows.map(({ asker }) => asker)),
    calledNames(
      parts,
      uid,
      rows.map(({ payer }) => payer),
    ),
    parts.moneyRequestNotes.of(rows),
  ])
  return rows.map(row => {
    const isReceived = row.payer === uid
    const other = isReceived ? row.asker : row.payer
    const { note, reason } = words(row)
    return recordOf(parts, row, {
      direction: isReceived ? 'received' : 'sent',
      uid: other,
      username: isReceived ? names(other).username : payers(other).username,
      note,
      reason: row.status === 'declined' ? reason : null,
    })
  })
}

const list = implement(contract.quickPay.requests, {
  csv: moneyRequestCsv,
  handler: async ({ session: { uid }, filter }, parts) => {
    const { rows, total } = await listMoneyRequests(parts.db, uid, filter)
    return page({ rows: await recordsOf(parts, uid, rows), total })
  },
})

const oneRequest = implement(contract.quickPay.moneyRequest, {
  handler: async ({ session: { uid }, params: { id } }, parts) => {
    const found = await findMoneyRequest(parts.db, uid, id)
    const [record] = await recordsOf(parts, uid, found ? [found] : [])
    if (!record) throw HttpError.unknown()
    return one(record)
  },
})

/** Requests of members to be paid by others: asked, paid as a quick pay, declined, cancelled. */
export const moneyRequests: readonly Call[] = [add, payOne, decline, cancel, list, oneRequest]
