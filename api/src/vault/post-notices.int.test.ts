import { randomUUID } from 'node:crypto'
import { banksDecider } from '@strongroom/ledger/bank'
import { walletDecider } from '@strongroom/ledger/wallet'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { fund } from '../testing/fund.ts'
import { postingNotices } from '../testing/post-notices.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
})
afterAll(() => api.stop())

let count = 0
const member = () => api.person(`told-${++count}`)
const mailsTo = async ({ email }: Person) =>
  (
    await api.db.query<{ letter: string; subject: string; body: string }>(
      'select letter, subject, body from private.mailbox where recipient = $1 and letter not like $2 order by id',
      [email, 'identity-%'],
    )
  ).rows
const lettersTo = async (to: Person) => (await mailsTo(to)).map(({ letter }) => letter)
const post = () => postingNotices(api)()
const by = () => ({
  id: randomUUID(),
  actor: { kind: 'admin' as const, id: '9' },
  correlationId: 'test',
})

const rejectTopUp = async ({ uid }: Person) => {
  const topUpId = randomUUID()
  const currency = api.catalogue.currency('USD') as never
  await api.ledger.handle(walletDecider, uid, {
    ...by(),
    command: {
      type: 'SubmitTopUp',
      input: { topUpId, currency: 'USD', network: 'TEST', amount: '7', txid: topUpId },
      given: { verified: true, currency, networkOffered: true },
    },
  })
  await api.ledger.handle(walletDecider, uid, {
    ...by(),
    command: {
      type: 'RejectTopUp',
      input: { topUpId, reason: 'No such transfer' },
      given: { approver: '9' },
    } as never,
  })
}

describe('mails about decisions and money received', () => {
  test('come once to their member, in the member’s language, however many processes post', async () => {
    const [ada, ben] = [await member(), await member()]
    await api.members.edit(ben.uid, { language: 'ja' })
    await fund(api, ada, 'USD', '40.5')
    await rejectTopUp(ben)
    await Promise.all([post(), post()])
    await post()
    expect(await mailsTo(ada)).toEqual([
      {
        letter: 'top-up-approved',
        subject: 'Your top-up is approved',
        body: '40.50 USD from your top-up has been added to your wallet.',
      },
    ])
    const [mail, ...more] = await mailsTo(ben)
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      letter: 'top-up-rejected',
      body: expect.stringContaining('No such transfer'),
    })
    expect(mail?.subject).not.toMatch(/top-up/)
  })

  test('do not come to who wants none of their kind', async () => {
    const ada = await member()
    const choice = { kind: 'top-ups', channel: 'mail', status: 0 }
    expect((await api.post('/user/notices/S', choice, { as: ada })).body.status).toBe(true)
    await fund(api, ada, 'USD', '1')
    const bankId = randomUUID()
    for (const type of ['LinkBank', 'ApproveBank'] as const)
      await api.ledger.handle(banksDecider, ada.uid, {
        ...by(),
        command: { type, input: { bankId }, given: { verified: true, approver: '9', limit: 3 } } as never,
      })
    await post()
    expect(await lettersTo(ada)).toEqual(['bank-approved'])
  })

  test('tell what became of requested and sent payments, and of a wallet that was asked for', async () => {
    const ada = await member()
    await fund(api, ada, 'USD', '100')
    await post()
    const currency = api.catalogue.currency('USD') as never
    const done = (type: string, input: object, given: object = {}) =>
      api.ledger.handle(walletDecider, ada.uid, {
        ...by(),
        command: { type, input, given: { verified: true, approver: '9', currency, ...given } } as never,
      })
    const [in1, in2, in3, out1, out2, new1, new2] = Array.from({ length: 7 }, () => randomUUID())
    for (const requestId of [in1, in2, in3])
      await done('RequestPayment', { requestId, currency: 'USD', amount: '30' })
    await done('ReceiveRequestedPayment', { requestId: in1, fee: '1' }, { usual: {} })
    await done(
      'RejectRequestedPayment',
      { requestId: in2, reason: 'Nothing came' },
      { by: 'admin', decider: '9' },
    )
    await done(
      'RejectRequestedPayment',
      { requestId: in3, reason: 'Mine' },
      { by: 'member', decider: ada.uid },
    )
    for (const paymentId of [out1, out2])
      await done(
        'SendPayment',
        { paymentId, currency: 'USD', amount: '10', payee: 'hash' },
        { price: {}, minimum: '1' },
      )
    await done('SettlePayment', { paymentId: out1 })
    await done('FailPayment', { paymentId: out2, reason: 'No such account' })
    for (const [requestId, code] of [
      [new1, 'HKD'],
      [new2, 'BTC'],
    ] as const)
      await done('RequestCurrency', { requestId, currency: code }, { offered: true, verified: true })
    await done('ApproveCurrency', { requestId: new1 })
    await done('RejectCurrency', { requestId: new2, reason: 'Not yet' })
    await post()
    const mails = (await mailsTo(ada)).slice(1)
    // Of the request that the member took back comes none.
    expect(mails.map(({ letter, body }) => `${letter}: ${body.replaceAll(/\s+/g, ' ')}`)).toEqual([
      'requested-payment-approved: 29.00 USD from a payment that you requested has been added to your wallet.',
      'requested-payment-rejected: We have closed a payment that you requested. Nothing was added to your wallet. The reason: Nothing came',
      'sent-payment-approved: We have sent your payment of 10.00 USD.',
      'sent-payment-rejected: We could not send your payment. The money that was locked for it is available in your wallet again. The reason: No such account',
      'currency-approved: We have opened the wallet that you asked for. Sign in to see it.',
      'currency-rejected: We have not opened a wallet in the currency that you asked for. The reason: Not yet',
    ])
  })

  test('are neither lost nor sent twice when a process ends while it posts', async () => {
    const ada = await member()
    await fund(api, ada, 'USD', '1')
    await fund(api, ada, 'USDC', '2')
    await api.db.query(
      `alter table private.mailbox add constraint ends_here check (body not like '2%') not valid`,
    )
    await expect(post()).rejects.toThrow('ends_here')
    expect(await lettersTo(ada)).toEqual([])
    await api.db.query('alter table private.mailbox drop constraint ends_here')
    await post()
    expect(await lettersTo(ada)).toEqual(['top-up-approved', 'top-up-approved'])
  })

  test('do not come again about what is past when the log was restored', async () => {
    const ada = await member()
    await fund(api, ada, 'USD', '1')
    await post()
    await api.db.query(`update private.notice_post set position = repeat('9', length(position))`)
    const job = postingNotices(api)
    await job()
    await job()
    await fund(api, ada, 'USD', '2')
    await job()
    expect(await lettersTo(ada)).toEqual(['top-up-approved', 'top-up-approved'])
  })
})
