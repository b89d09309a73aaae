import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { type Person, pin } from '../testing/api.ts'
import { cardLimitReachedLetter } from '../vault/mail/card-limit-letter.ts'
import { cardLimitsDue, tellCardLimits } from './tell-card-limits.ts'
import { buyer, send, stores } from './testing/card-purchases-given.suite.ts'
import { api, useCardHouse } from './testing/own-card-given.suite.ts'

useCardHouse()
beforeEach(() => api.db.query('delete from private.mailbox'))

const tell = async (now = new Date()) => {
  await api.views.catchUp()
  const { db, ledger, catalogue } = api
  const config = { publicUrl: 'https://money.example' }
  const stopping = new AbortController().signal
  await tellCardLimits({ ...stores(), db, ledger, catalogue, config, now: () => now, stopping })()
}
const isDue = async () => {
  await api.views.catchUp()
  const { rows } = await api.db.query<{ due: boolean }>(`select (${cardLimitsDue}) is not null as due`)
  return rows[0]?.due
}
const rules = (as: Person, limits: readonly object[]) =>
  api.post('/cards/rules/S', { rules: { off: [], kindsOff: [], limits }, pin }, { as })
const buy = async ({ uid }: Person, amount: string, channel = 'online') => {
  const id = randomUUID()
  const about = { card: `REF-${uid}`, currency: 'USD', mcc: '5411', country: 'JP', merchant: 'Shop' }
  return (await send({ type: 'authorisation', id, authorisation: id, amount, channel, ...about })).body
}
const letters = async ({ email }: Person): Promise<readonly { subject: string; body: string }[]> =>
  (
    await api.db.query(
      `select subject, body from private.mailbox where recipient = $1 and letter = 'card-limit-reached' order by id`,
      [email],
    )
  ).rows
const subjects = async (as: Person) => (await letters(as)).map(({ subject }) => subject)
const notices = async (as: Person) => (await api.get('/cards/limits/notices/S', { as })).body.data
const monthly = { of: 'all', per: 'month', amount: '100' }
const [near, used] = [
  '80% of a limit of your card is used: All purchases, A month',
  'A limit of your card is used up: All purchases, A month',
]

test('a holder is told of a limit at 80 percent and at 100, once a period each, and one step below not', async () => {
  const ann = await buyer('limits-ann', '900')
  await rules(ann, [
    monthly,
    { of: 'cash', per: 'day', amount: '40' },
    { of: 'all', per: 'purchase', amount: '90' },
  ])
  await buy(ann, '79.99')
  await tell()
  expect(await letters(ann)).toEqual([])
  await buy(ann, '0.01')
  expect(await isDue()).toBe(true)
  await tell()
  expect(await isDue()).toBe(false)
  await buy(ann, '1')
  await tell()
  expect(await letters(ann)).toEqual([
    { subject: near, body: expect.stringContaining('So far 80.00 USD of it is used') },
  ])
  expect(await notices(ann)).toMatchObject([
    { of: 'all', per: 'month', reached: 80, amount: '100.00', used: '80.00', currency: 'USD' },
  ])
  await buy(ann, '19')
  await tell()
  expect(await buy(ann, '1')).toMatchObject({ decision: 'decline', reason: 'limit' })
  await tell()
  expect(await subjects(ann)).toEqual([near, used])
  expect(await notices(ann)).toMatchObject([{ reached: 100, used: '100.00' }])
})

test.each([
  ['en', '2026-12', 'December 2026'],
  ['zh', '2026-12', '2026年12月'],
  ['sc', '2026-12-01', '2026年12月1日'],
  ['ja', '2026-12-01', '2026年12月1日'],
] as const)('the letter in %s names the period %s as %s', (language, period, words) => {
  const letterOf = cardLimitReachedLetter('https://money.example', amount => amount)
  const limit = { of: 'all', per: 'month', reached: 80, currency: 'USD', amount: '100', used: '80' } as const
  const { text } = letterOf({ ...limit, email: '', language, period, by_mail: true })
  expect(text).toContain(words)
  expect(text).not.toContain('2026-')
})

test('each way of a purchase has a limit of its own, and so has the day that the holder set apart', async () => {
  const ben = await buyer('limits-ben', '900')
  await rules(ben, [
    { of: 'cash', per: 'day', amount: '40' },
    { of: 'online', per: 'day', amount: '40' },
  ])
  await api.post('/cards/dailylimit/S', { amount: '200' }, { as: ben })
  await buy(ben, '40', 'cash')
  await buy(ben, '120', 'chip')
  await tell()
  expect((await subjects(ben)).toSorted()).toEqual([
    '80% of a limit of your card is used: All purchases, A day',
    'A limit of your card is used up: Cash, A day',
  ])
})

test('anew once it has another amount, and in their language', async () => {
  const cleo = await buyer('limits-cleo', '900')
  await api.db.query(`update private.members set language = 'ja' where uid = $1`, [cleo.uid])
  await rules(cleo, [monthly])
  await buy(cleo, '80')
  await tell()
  await rules(cleo, [{ ...monthly, amount: '90' }])
  await tell()
  expect(await subjects(cleo)).toEqual([
    expect.not.stringContaining('limit'),
    expect.not.stringContaining('limit'),
  ])
  expect(await notices(cleo)).toMatchObject([{ amount: '90.00', reached: 80 }])
})

test('not of a day that is long over, as when the log is read for the first time', async () => {
  const eve = await buyer('limits-eve', '900')
  await rules(eve, [monthly])
  await tell()
  await buy(eve, '80')
  await tell(new Date(Date.now() + 3 * 86_400_000))
  expect(await letters(eve)).toEqual([])
})

test('under the bell and by push message, without a mail, where they want none of these', async () => {
  const dan = await buyer('limits-dan', '900')
  await api.db.query(
    `insert into private.push_subscriptions (endpoint, uid, session, p256dh, auth, amounts) values ('limits', $1, '', '', '', true)`,
    [dan.uid],
  )
  await api.post('/user/notices/S', { kind: 'cards', channel: 'mail', status: 0 }, { as: dan })
  await rules(dan, [monthly])
  await buy(dan, '100')
  await tell()
  expect(await letters(dan)).toEqual([])
  expect(await notices(dan)).toMatchObject([{ reached: 100 }])
  const { rows } = await api.db.query(`select body from private.push_posts where endpoint = 'limits'`)
  expect(rows.map(({ body }) => JSON.parse(body))).toContainEqual({
    ...{ title: used, body: '100 USD', path: '/prepaidcard/rules' },
  })
})
