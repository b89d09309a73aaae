import { randomUUID } from 'node:crypto'
import { type Case, cardRow, give } from './woken-case.ts'
import { ben, cleo, dan, daysAgo, hasEvent, isThere, openCard, sql, usd } from './woken-platform.ts'

const [id, otherId] = [randomUUID(), randomUUID()]

const longAgo = `now() - interval '2 minutes'`
/** Notes that the card's processor asks for a purchase, which no process answers. */
const asked = (commandId: string, at: string) =>
  sql(`
    insert into private.card_askings (command_id, uid, command, asked_at)
    values ('${commandId}', ${dan}, '{"input": {"messageId": "unheard"}}', ${at})`)

/** Jobs of the card. */
export const wokenCardCases: Readonly<Record<string, Case>> = {
  'post-purchase-letters': {
    commit: async () => {
      await openCard(ben, 'card-2')
      await give(ben, { type: 'FreezeCard', input: {} })
      const { uid, ...input } = cardRow(ben, 'coffee')
      await give(uid, { type: 'BookCardLog', input, given: { currency: usd } })
    },
    isDone: () => isThere(`select from private.card_purchases_told`),
  },
  'release-card-holds': {
    commit: async () => {
      await openCard(cleo, 'card-3')
      await give(cleo, {
        type: 'AuthoriseCardPurchase',
        input: {
          authorisationId: 'hold',
          messageId: 'hold',
          amount: '1',
          place: { channel: 'chip', mcc: '5411', country: 'HK' },
        },
        given: {
          ...{ currency: usd, today: daysAgo(9), expiresOn: daysAgo(2), isExpired: false },
          house: { off: [], kindsOff: [], limits: [] },
        },
      })
    },
    isDone: () => hasEvent(`wallet-${cleo}`, 'CardPurchaseReleased'),
  },
  'tell-card-limits': {
    commit: () =>
      give(cleo, {
        type: 'SetCardLimit',
        input: { amount: '50' },
        given: { currency: usd, today: daysAgo(0), proven: true },
      }),
    isDone: () => isThere(`select from work.event_marks where job = 'tell-card-limits'`),
  },
  'tell-card-processor': {
    commit: async () => {
      await openCard(cleo, 'card-3')
      await give(cleo, { type: 'FreezeCard', input: {} })
    },
    isDone: () =>
      isThere(`select from work.event_marks where job = 'tell-card-processor' and number >= (
        select max(number) from views.events where type = 'CardFrozen' and uid = '${cleo}')`),
  },
  'give-back-unheard': {
    before: () => asked(id, 'now()'),
    commit: () =>
      sql(`update private.card_askings set asked_at = ${longAgo}`).then(() => asked(otherId, longAgo)),
    isDone: async () => !(await isThere(`select from private.card_askings`)),
  },
}
