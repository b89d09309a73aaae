import {
  type CardBatchRow,
  cardLogId,
  importCardLogs,
  orderHashOf,
  submitCardOrder,
} from '@strongroom/ledger/card'
import { configs } from '@strongroom/ledger/catalogue'
import { derivedId } from '@strongroom/ledger/eventlog'
import { walletDecider } from '@strongroom/ledger/wallet'
import { itemAt } from '@strongroom/shared'
import { adminActor, type Case, currencyOf, type Demo, give, memberActor, once, setting } from './demo.ts'

type Purchase = readonly [merchant: string, mcc: string, amount: string]

/** A week of the card, from a list that comes round: what its network settled, as finance imports it on the day after. */
const habits: readonly Purchase[] = [
  ['Harbour Coffee', '5814', '4.80'],
  ['Green Basket Market', '5411', '38.45'],
  ['Metro Transit', '4111', '12.00'],
  ['Lantern Noodles', '5812', '16.20'],
  ['Page & Ink Books', '5942', '22.90'],
  ['Green Basket Market', '5411', '27.15'],
  ['Cloudbox Storage', '5734', '9.99'],
  ['Northside Pharmacy', '5912', '14.35'],
  ['Orchid Cinema', '7832', '13.50'],
  ['Harbour Coffee', '5814', '5.60'],
  ['Lantern Noodles', '5812', '18.75'],
]
const aWeek = 4

type Row = Omit<CardBatchRow, 'currency' | 'logId'> & { readonly merchant: string; readonly mcc: string }

const weekOf = (demo: Demo, uid: string, week: number, day: number): readonly Row[] =>
  Array.from({ length: aWeek }, (_, at) => {
    const [merchant, mcc, amount] = itemAt(habits, (week * aWeek + at) % habits.length)
    const networkTransactionId = `DEMO-${week}-${at}`
    return {
      uid,
      networkTransactionId,
      kind: 'purchase',
      amount,
      settledOn: demo.calendar.dayOf(day - aWeek + at),
      merchant,
      mcc,
    }
  })

/** Imports rows of the card's network. */
const imported = (
  demo: Demo,
  { day, rows }: { readonly day: number; readonly rows: readonly Row[] },
): Case => {
  const [admin, currency] = [adminActor(demo), currencyOf(demo, 'USD')]
  const batchId = derivedId('demo', 'card batch', String(day))
  const run = async () => {
    const logs = rows.map(row => ({ ...row, logId: cardLogId(row.networkTransactionId), currency: 'USD' }))
    await demo.stores.cardLogDetails.keep(
      logs.map(({ logId, uid, settledOn, merchant, mcc }) => ({
        logId,
        uid,
        purchased_on: settledOn,
        merchant,
        description: merchant,
        mcc,
        memo: '',
      })),
    )
    const batch = logs.map(({ merchant: _, mcc: __, ...log }) => log)
    const found = await importCardLogs(demo.ledger, {
      batchId,
      rows: batch,
      enteredBy: admin.id,
      currency,
      actor: admin,
      correlationId: batchId,
    })
    if (found.kind !== 'booked')
      throw new Error(`The demo's card logs were refused: ${JSON.stringify(found)}`)
  }
  return [{ at: demo.calendar.at(day, '09:30'), run }]
}

/** Spends of a card, week by week; a refund in between. */
export const cardLife = (
  demo: Demo,
  email: string,
  { from, to, refundOn }: { readonly from: number; readonly to: number; readonly refundOn: number },
): readonly Case[] => {
  const uid = demo.uidOf(email)
  const weeks = Array.from({ length: Math.floor((to - from) / 7) + 1 }, (_, week) => from + 7 * week)
  const refund: Row = {
    uid,
    networkTransactionId: 'DEMO-REFUND',
    kind: 'credit',
    amount: '22.90',
    settledOn: demo.calendar.dayOf(refundOn - 1),
    merchant: 'Page & Ink Books',
    mcc: '5942',
  }
  return [
    ...weeks.map((day, week) => imported(demo, { day, rows: weekOf(demo, uid, week, day) })),
    imported(demo, { day: refundOn, rows: [refund] }),
  ]
}

/** The monthly fees of a card, each on its day and under the id that the job `take-card-fees` would have given it. */
export const cardFees = (demo: Demo, email: string): readonly Case[] => {
  const uid = demo.uidOf(email)
  const day = Number(setting(demo, 'cardMonthlyFeeDay'))
  return demo.calendar.monthly(day).map((each): Case => {
    const today = demo.calendar.dayOf(each)
    const month = today.slice(0, 7)
    const run = () =>
      demo.ledger.handle(walletDecider, uid, {
        id: derivedId('monthly card fee', uid, month, 'take'),
        actor: { kind: 'system', id: 'take-card-fees' },
        correlationId: `card fee ${uid} ${month}`,
        command: {
          type: 'TakeCardFee',
          input: { month },
          given: {
            today,
            day,
            currency: currencyOf(demo, 'USD'),
            fees: [{ from: '0001-01-01', fee: configs.cardMonthlyFee.default }],
          },
        },
      })
    return [{ at: demo.calendar.at(each, '00:05'), run }]
  })
}

type Charge = {
  readonly email: string
  readonly day: number
  readonly amount: string
  readonly waits?: boolean
}

/** Coins turned into money on the card: approved within the hour, or left to wait. */
export const cardCharge = (demo: Demo, { email, day, amount, waits = false }: Charge): Case => {
  const [uid, admin, { at }] = [demo.uidOf(email), adminActor(demo), demo.calendar]
  const what = ['charge', String(day), amount]
  const chargeId = derivedId('demo', uid, ...what)
  const currencies = { currency: currencyOf(demo, 'USDC'), cardCurrency: currencyOf(demo, 'USD') }
  const charge = {
    at: at(day, '18:30'),
    run: () =>
      give(
        demo,
        { uid, what: [...what, 'submit'] },
        {
          type: 'ChargeCard',
          input: { chargeId, currency: 'USDC', amount },
          given: {
            verified: true,
            ...currencies,
            limits: {
              minimum: setting(demo, 'cardChargeMinimum'),
              maximum: setting(demo, 'cardChargeMaximum'),
              daily: setting(demo, 'cardChargeDaily'),
            },
            feeRate: setting(demo, 'cardRechargeFeeRate'),
            today: demo.calendar.dayOf(day),
          },
        },
      ),
  }
  const approve = {
    at: at(day, '19:10'),
    run: () =>
      give(
        demo,
        { uid, what: [...what, 'approve'], actor: admin },
        {
          type: 'ApproveCardCharge',
          input: { chargeId },
          given: { approver: admin.id, ...currencies },
        },
      ),
  }
  return waits ? [charge] : [charge, approve]
}

/** A card ordered at the other provider: it waits until an administrator has looked the order up there. */
export const cardOrder = (
  demo: Demo,
  { email, day, orderNumber }: { readonly email: string; readonly day: number; readonly orderNumber: string },
): Case => {
  const uid = demo.uidOf(email)
  const run = () =>
    once(demo, walletDecider, { id: uid, what: ['card order'], actor: memberActor(uid) }, async asking => {
      await demo.stores.cardOrderNumbers.keep(uid, asking.id, orderNumber)
      return submitCardOrder(demo.ledger, uid, {
        ...asking,
        command: {
          type: 'SubmitCardOrder',
          input: { orderId: asking.id, orderHash: orderHashOf(orderNumber) },
          given: { verified: true, on: true },
        },
      })
    })
  return [{ at: demo.calendar.at(day, '20:50'), run }]
}
