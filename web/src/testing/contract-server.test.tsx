import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { call, callForOne, callForPage } from '../client/call.ts'
import { keepSession } from '../client/session.ts'
import { see } from './act.ts'
import { answers, answersWhole, asked, bodies, finds, lists, losesAnswer, refuses } from './answers.ts'
import { prices, wallet } from './catalogue.ts'
import { callsMade, holds, serveContract, takeFaults } from './contract-server.ts'
import { administrator, member } from './people.ts'
import { renderScreen } from './render-screen.tsx'

serveContract()

const swapOf = { source: 'USD', target: 'USDC', sourceAmount: '10.00' }
const preview = {
  ...swapOf,
  receivedAmount: '9.9',
  feeRate: '0.01',
  fee: '0.1',
  rate: '1',
  quoteId: 'quote-1',
  expiresAt: '2026-11-23T00:00:30.000Z',
}
const signIn = () => keepSession({ sessionKey: 'a'.repeat(64), email: 'ada@example.com', role: 'member' })

describe('the server of a test', () => {
  test('answers by the contract, and keeps what it was asked', async () => {
    signIn()
    answers('swap.check', ({ body }) => ({ ...preview, ...body }))
    lists('swap.list', [], 41)
    expect(await callForOne('swap.check', { body: swapOf, attempt: 'try-1' })).toEqual(preview)
    expect((await callForPage('swap.list', { filter: { page: 2 } })).total).toBe(41)
    expect(bodies('swap.check')).toEqual([swapOf])
    expect(asked('swap.list')[0]?.filter).toEqual({ page: 2 })
    expect(asked('swap.check')[0]?.attempt).toBe('try-1')
  })
  test('takes a call with more literal segments for the one it is', async () => {
    signIn()
    answers('wallet.listOfMember', [])
    await call('wallet.listOfMember', { params: { id: '100045' } })
    expect(callsMade('wallet.listOfMember')[0]?.params).toEqual({ id: '100045' })
  })
  test('fails a test for a call it has no answer to, and for a body its contract does not take', async () => {
    signIn()
    await expect(call('wallet.list', { filter: {} })).rejects.toThrow('unreachable')
    answers('swap.check', preview)
    await call('swap.check', { body: { ...swapOf, sourceAmount: '-1' } })
    expect(takeFaults()).toEqual([
      expect.stringMatching(/^unanswered: GET .*\/v1\/wallets\/userWallet\/\{\} wallet\.list$/),
      'swap.check is asked what its contract does not take: sourceAmount: Must be greater than 0',
    ])
  })
  test('fails a test for an answer that its contract does not know', async () => {
    signIn()
    answers('swap.check', { ...preview, rate: 1 } as never)
    await expect(call('swap.check', { body: swapOf })).rejects.toThrow()
    expect(takeFaults()).toEqual([expect.stringContaining('swap.check: ')])
  })
  test('refuses, finds fields wrong and loses answers', async () => {
    signIn()
    refuses('swap.make', 'INSUFFICIENT_FUNDS', { short: '1.00', currency: 'USD' })
    const body = { ...swapOf, quoteId: 'quote-1' }
    await expect(call('swap.make', { body })).rejects.toMatchObject({
      problem: { kind: 'refused', code: 'INSUFFICIENT_FUNDS', details: { short: '1.00' } },
    })
    finds('swap.make', { sourceAmount: 'no' })
    await expect(call('swap.make', { body })).rejects.toMatchObject({
      problem: { kind: 'wrong', issues: [{ path: 'sourceAmount', message: 'no' }] },
    })
    losesAnswer('swap.make')
    await expect(call('swap.make', { body })).rejects.toMatchObject({ problem: { kind: 'unreachable' } })
  })
  test('keeps an answer back until it is let go', async () => {
    signIn()
    answers('swap.check', preview)
    const release = holds('swap.check')
    let isAnswered = false
    const asking = call('swap.check', { body: swapOf }).then(() => {
      isAnswered = true
    })
    await waitFor(() => expect(callsMade('swap.check')).toHaveLength(1))
    expect(isAnswered).toBe(false)
    release()
    await asking
  })
  test('cannot be given an answer of another shape', () => {
    // @ts-expect-error a field that the answer does not have
    answers('swap.check', { ...preview, received: '9.9' })
    // @ts-expect-error a rate is a decimal string
    answers('swap.check', { ...preview, rate: 1 })
    // @ts-expect-error there is no such call
    answers('swap.chek', preview)
    // @ts-expect-error one record is no list
    lists('swap.make', [])
    // @ts-expect-error no call refuses with this
    refuses('swap.make', 'NOT_ENOUGH')
  })
})

describe('a screen', () => {
  test('stands at its address with the frame around it, in the language asked for', async () => {
    answers('wallet.list', [wallet('USD', '10')])
    answers('swap.currencies', [{ currency: 'USD', currency_name: 'US Dollar', targets: ['USDC'] }])
    const { address } = await renderScreen('/swap', { language: 'ja' })
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('両替')
    expect(address()).toBe('/swap')
    await screen.findByText('Ada')
  })
  test('is not opened by somebody who is not signed in, nor by a member where administrators work', async () => {
    const stranger = await renderScreen('/swap', { as: 'nobody' })
    expect(stranger.address()).toBe('/')
    answers('wallet.list', [])
    answersWhole('catalogue.prices', prices)
    const curious = await renderScreen('/admin/swaps', { as: member({ kyc_status: -1 }) })
    expect(curious.address()).not.toContain('/admin')
    await waitFor(() => expect(callsMade('catalogue.prices')).toHaveLength(1))
  })
  test('of administrators counts what waits without being told', async () => {
    lists('swap.log', [])
    await renderScreen('/admin/swaps', { as: administrator('support') })
    await see('No swap yet')
  })
})
