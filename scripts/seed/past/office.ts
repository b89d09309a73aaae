import { catalogueDecider, catalogueId } from '@strongroom/ledger/catalogue'
import { derivedId } from '@strongroom/ledger/eventlog'
import { proposalDecider, reverseMovement } from '@strongroom/ledger/office'
import { walletDecider } from '@strongroom/ledger/wallet'
import { bankIdOf } from './by-bank.ts'
import {
  adminActor,
  type Case,
  currencyOf,
  type Demo,
  give,
  giveMember,
  keepProof,
  once,
  setting,
} from './demo.ts'

type Adjusting = {
  readonly email: string
  readonly day: number
  readonly amount: string
  readonly reason: string
}

const adjustmentIdOf = (uid: string, day: number) => derivedId('demo', uid, 'adjustment', String(day))

/** Money that finance adds by hand: booked at once below the limit for one administrator, else waiting for a second. */
export const adjustment = (demo: Demo, { email, day, amount, reason }: Adjusting): Case => {
  const [uid, admin] = [demo.uidOf(email), adminActor(demo)]
  const run = () =>
    give(
      demo,
      { uid, what: ['adjustment', String(day)], actor: admin },
      {
        type: 'ProposeAdjustment',
        input: { adjustmentId: adjustmentIdOf(uid, day), currency: 'USD', amount, reason },
        given: {
          enteredBy: admin.id,
          currency: currencyOf(demo, 'USD'),
          aloneUpTo: setting(demo, 'adjustmentAloneUpTo'),
        },
      },
    )
  return [{ at: demo.calendar.at(day, '15:20'), run }]
}

/** Takes back an adjustment that was booked by mistake. */
export const adjustmentReversal = (
  demo: Demo,
  {
    email,
    day,
    of,
    reason,
  }: { readonly email: string; readonly day: number; readonly of: number; readonly reason: string },
): Case => {
  const [uid, admin] = [demo.uidOf(email), adminActor(demo)]
  const run = () =>
    once(demo, walletDecider, { id: uid, what: ['reversal', String(of)], actor: admin }, async asking => {
      const events = await demo.log.readStream(`wallet-${uid}`)
      const line = `adjustment:${adjustmentIdOf(uid, of)}`
      const event = events.find(
        ({ type, data }) => type === 'AdjustmentBooked' && data.includes(adjustmentIdOf(uid, of)),
      )
      if (!event) throw new Error('The demo has no adjustment to take back')
      const original = { eventId: event.id, revision: event.revision, lines: [line] }
      return reverseMovement(demo, uid, {
        ...asking,
        ...original,
        reversalId: asking.id,
        reason,
        reverser: admin.id,
      })
    })
  return [{ at: demo.calendar.at(day, '16:45'), run }]
}

/** A wallet in another currency: asked for, and left to wait. */
export const currencyRequest = (
  demo: Demo,
  { email, day, currency }: { readonly email: string; readonly day: number; readonly currency: string },
): Case => {
  const uid = demo.uidOf(email)
  const run = () =>
    give(
      demo,
      { uid, what: ['currency', currency] },
      {
        type: 'RequestCurrency',
        input: { requestId: derivedId('demo', uid, 'currency', currency), currency },
        given: { offered: true, verified: true },
      },
    )
  return [{ at: demo.calendar.at(day, '12:35'), run }]
}

/** An application for a VIP level, with a paper to it. */
export const vipApplication = (
  demo: Demo,
  { email, day, bank }: { readonly email: string; readonly day: number; readonly bank: string },
): Case => {
  const uid = demo.uidOf(email)
  const run = () =>
    giveMember(demo, { uid, what: ['vip'] }, async () => ({
      type: 'ApplyForVip',
      input: {
        applicationId: derivedId('demo', uid, 'vip'),
        bankId: bankIdOf(uid, bank),
        fileId: await keepProof(demo, uid),
        volume: 1,
      },
      given: { bankUsable: true },
    }))
  return [{ at: demo.calendar.at(day, '13:45'), run }]
}

/** A change of a setting that a second administrator has to agree to: what a member gets for bringing another. */
export const proposedBonus = (
  demo: Demo,
  { day, bonus }: { readonly day: number; readonly bonus: string },
): Case => {
  const admin = adminActor(demo, 'admin2@example.com')
  const field_code = 'referrerBonus'
  const proposalId = derivedId('demo', 'proposal', field_code)
  const after = { field_code, field_value: bonus, shown: true }
  const entry = { kind: 'sys-config', id: field_code } as const
  const run = () =>
    once(demo, proposalDecider, { id: proposalId, what: ['propose'], actor: admin }, asking =>
      demo.ledger.handle(proposalDecider, proposalId, {
        ...asking,
        command: {
          type: 'ProposeChange',
          input: {
            proposalId,
            change: {
              kind: 'catalogue',
              entry,
              before: null,
              after,
              reason: 'More members bring others at twice the bonus',
            },
          },
          given: { proposer: admin.id },
        },
      }),
    )
  return [{ at: demo.calendar.at(day, '14:05'), run }]
}

/** A group with limits below the general ones, which one administrator makes alone and puts a member into. */
export const userGroup = (
  demo: Demo,
  { email, day }: { readonly email: string; readonly day: number },
): Case => {
  const [uid, admin] = [demo.uidOf(email), adminActor(demo, 'admin@example.com')]
  const group_code = 'students'
  const id = catalogueId('user-group', group_code)
  const value = {
    group_code,
    group_name: 'Students',
    group_name_zh: '學生',
    group_name_sc: '学生',
    group_name_ja: '学生',
    fps_max: '20000',
    bank_limit: 2,
    status: 1 as const,
    sort: 1,
  }
  const save = () =>
    once(demo, catalogueDecider, { id, what: ['save'], actor: admin }, asking =>
      demo.ledger.handle(catalogueDecider, id, {
        ...asking,
        command: { type: 'SaveEntry', input: { kind: 'user-group', id: group_code, value } },
      }),
    )
  const put = () =>
    giveMember(
      demo,
      { uid, what: ['group', group_code], actor: admin },
      {
        type: 'SetUserGroup',
        input: { group: group_code, reason: 'Takes an evening course' },
        given: { approver: admin.id },
      },
    )
  return [
    { at: demo.calendar.at(day, '10:05'), run: save },
    { at: demo.calendar.at(day, '10:20'), run: put },
  ]
}

/** The other provider of cards, which an operator switches on. */
export const cardProvider = (demo: Demo, day: number): readonly Case[] => {
  const operator = adminActor(demo, 'operator@example.com')
  const settings = { cardWixpayUrl: 'https://cards.example/order', cardWixpayStatus: '1' }
  return Object.entries(settings).map(([field_code, field_value]): Case => {
    const id = catalogueId('sys-config', field_code)
    const run = () =>
      once(demo, catalogueDecider, { id, what: ['save'], actor: operator }, asking =>
        demo.ledger.handle(catalogueDecider, id, {
          ...asking,
          command: {
            type: 'SaveEntry',
            input: { kind: 'sys-config', id: field_code, value: { field_code, field_value, shown: true } },
          },
        }),
      )
    return [{ at: demo.calendar.at(day, '09:15'), run }]
  })
}
