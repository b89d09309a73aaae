import type { wire } from '@strongroom/shared'
import { cleanup } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  fill,
  pageText,
  press,
  seeButton,
  seeLiveButton,
  seeOnPage,
  wrongWith,
} from '../../../testing/act.ts'
import { answers, bodies, lists } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { administrator } from '../../../testing/people.ts'
import { approvalSaid, networks, unscreened } from '../../../testing/records.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const topUp: wire.AdminTopUp = {
  ...{ id: 'top-up-1', uid: '100045', username: 'Ada', email: 'ada@example.com', currency: 'USDC' },
  ...{ network: 'ERC20', amount: '100.00', txid: '0xfeed', status: 0, fee: null, credited: null },
  ...{
    txid_members: 1,
    externalTxId: null,
    reason: null,
    created_date: '2026-11-20T10:00:00.000Z',
    finish_date: null,
    decided_by: null,
    decided_by_name: '',
  },
}

beforeEach(() => {
  lists('topUp.all', ({ filter }) => (filter?.status === 1 ? [] : [topUp]))
  answers(
    'office.checkApproval',
    approvalSaid({
      currency: 'USDC',
      creditedCurrency: 'USDC',
      amount: '100.00',
      fee: '1.11',
      credited: '97.77',
    }),
  )
  answers('catalogue.fixedNetworks', [...networks])
  answers('chain.caseRisk', unscreened)
  answers('topUp.approve', { id: 'top-up-1', status: 1 })
  answers('topUp.reject', { id: 'top-up-1', status: -1 })
})
test('decided top-ups say when they were, and by whom and their TXID where those columns are chosen', async () => {
  const by = { decided_by: '100002', decided_by_name: 'Noah' }
  lists('topUp.all', [{ ...topUp, status: 1, finish_date: '2026-11-21T08:30:00.000Z', ...by }])
  await renderScreen('/admin/topup?status=1', { as: administrator('finance') })
  await seeOnPage('21 Nov 2026 08:30:00 UTC')
  expect(pageText()).not.toContain('0xfeed')
  cleanup()
  await renderScreen('/admin/topup?status=1&columns=case,decider,txid', { as: administrator('finance') })
  await seeOnPage('0xfeed', 'Noah · 100002')
})

const open = async () => {
  await renderScreen('/admin/topup?open=top-up-1', { as: administrator('finance') })
  await seeLiveButton('Approve 100.00 USDC')
}

test('a top-up is decided by what the member sent, and what the server would credit', async () => {
  await open()
  await seeOnPage(
    ...['The member sent 100.00 USDC', '0xfeed', 'ERC20', 'Fee 1.11 USDC'],
    ...['receives 97.77 USDC'],
  )
  fill({ 'External TXID, if there is one': '0xfeed' })
  press('Approve 100.00 USDC')
  expect(wrongWith('External TXID, if there is one')).toContain('This is not a TXID of ERC20.')
  expect(bodies('topUp.approve')).toEqual([])
  fill({ 'External TXID, if there is one': '', 'Fee, if any': '2' })
  await seeLiveButton('Approve 100.00 USDC')
  press('Approve 100.00 USDC')
  await expect.poll(() => bodies('topUp.approve')).toEqual([{ id: 'top-up-1', fee: '2' }])
})

test('a top-up is rejected with a reason, and it is said that nothing moves', async () => {
  await open()
  press('Reject 100.00 USDC')
  await seeOnPage('Nothing moves. The TXID may be submitted again.')
  press('Reject 100.00 USDC')
  expect(bodies('topUp.reject')).toEqual([])
  fill({ 'Reason, as the member will read it': 'Not on the chain' })
  press('Reject 100.00 USDC')
  await expect.poll(() => bodies('topUp.reject')).toEqual([{ id: 'top-up-1', reason: 'Not on the chain' }])
})

test('once a top-up is decided, the next one that waits opens', async () => {
  const decided: wire.AdminTopUp = { ...topUp, id: 'top-up-2', status: -1, amount: '30.00' }
  const waits: wire.AdminTopUp = { ...topUp, id: 'top-up-3', amount: '50.00' }
  lists('topUp.all', ({ filter }) => (filter?.status === 1 ? [] : [topUp, decided, waits]))
  await open()
  press('Approve 100.00 USDC')
  await seeLiveButton('Approve 50.00 USDC')
})

test('a TXID leads to the explorer of its network in a new tab, and is text where none is known', async () => {
  const txid = `0x${'fe'.repeat(32)}`
  const linksOf = () =>
    [...document.querySelectorAll<HTMLAnchorElement>('main a[target="_blank"]')].map(({ href, rel }) => [
      href,
      rel,
    ])
  lists('topUp.all', ({ filter }) => (filter?.status === 1 ? [] : [{ ...topUp, txid }]))
  await open()
  expect(linksOf()).toEqual([[`https://etherscan.io/tx/${txid}`, 'noreferrer']])
  await seeButton('Copy TXID')
  cleanup()
  lists('topUp.all', ({ filter }) => (filter?.status === 1 ? [] : [{ ...topUp, txid, network: 'SOLANA' }]))
  await open()
  expect([linksOf(), pageText().includes(txid)]).toEqual([[], true])
  await seeButton('Copy TXID')
})

test('a TXID of other members too is said beside the decision, in place of the check that it was submitted once', async () => {
  lists('topUp.all', [{ ...topUp, txid_members: 2 }])
  await open()
  await seeOnPage('TXID submitted by 1 other member too: compare the addresses that it pays')
  expect(pageText()).not.toContain('TXID submitted once')
})
