import type { wire } from '@strongroom/shared'
import { act } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { isMovedBy } from '../../../../client/following.ts'
import {
  buttonOf,
  fill,
  press,
  pressAnyway,
  seeButton,
  seeLiveButton,
  seeOnPage,
} from '../../../../testing/act.ts'
import { answers, asked, bodies, lists, refuses } from '../../../../testing/answers.ts'
import { serveContract } from '../../../../testing/contract-server.ts'
import { administrator } from '../../../../testing/people.ts'
import { approvalSaid, networks } from '../../../../testing/records.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'

serveContract()

const topUp: wire.AdminTopUp = {
  ...{ id: 'top-up-1', uid: '100045', username: 'Ada', email: 'ada@example.com', currency: 'USDC' },
  ...{ network: 'ERC20', amount: '100.00', txid: '0xdead01', status: 0, fee: null, credited: null },
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
const scan: wire.CaseRisk['scans'][number] = {
  ...{ id: 's1', case_kind: 'top-up', case_id: 'top-up-1', kind: 'txid', value: '0xdead01' },
  ...{ currency: 'USDC', network: 'ERC20', source: 'demo', score: 95, risks: ['sanctions', 'own-code'] },
  ...{ status: 1, created_date: '2026-11-20T10:00:00.000Z', answered_date: '2026-11-20T10:00:02.000Z' },
}
const risk: wire.CaseRisk = {
  ...{ service: 'demo', score: 95, limit: 70, held: true, released: false, proposal: null, scans: [scan] },
  transaction: 'unknown',
}

beforeEach(() => {
  lists('topUp.all', ({ filter }) => (filter?.status === 1 ? [] : [topUp]))
  answers(
    'office.checkApproval',
    approvalSaid({
      currency: 'USDC',
      creditedCurrency: 'USDC',
      amount: '100.00',
      fee: '0',
      credited: '100.00',
    }),
  )
  answers('catalogue.fixedNetworks', [...networks])
  answers('chain.caseRisk', risk)
  answers('chain.releaseRisk', { id: 'p1', status: 0 })
})
const isDisabled = (name: string) => buttonOf(name)?.disabled
const open = async () => {
  const shown = await renderScreen('/admin/topup?open=top-up-1', { as: administrator('finance') })
  await seeButton('Approve 100.00 USDC')
  return shown
}

describe('a case above the limit of risk', () => {
  test('shows score and reasons, cannot be approved, and asks a second administrator with a reason', async () => {
    await open()
    await seeOnPage(
      ...['95 of 100, limit 70', 'Sanctions and own-code', 'Demo list, asks no chain'],
      'Risk score 95, limit 70: this takes a second administrator',
    )
    expect(isDisabled('Approve 100.00 USDC')).toBe(true)
    expect(isDisabled('Reject 100.00 USDC')).toBe(false)
    press('Ask a second administrator')
    pressAnyway('Ask a second administrator')
    expect(bodies('chain.releaseRisk')).toEqual([])
    fill({ 'Why this case may be approved all the same': 'The exchange has confirmed it' })
    press('Ask a second administrator')
    await expect
      .poll(() => bodies('chain.releaseRisk'))
      .toEqual([{ id: 'top-up-1', reason: 'The exchange has confirmed it' }])
  })

  test('says that it waits for a second one, and may be approved once two have agreed', async () => {
    answers('chain.caseRisk', { ...risk, proposal: 'p1' })
    await open()
    await seeOnPage('Waits for a second administrator')
    expect(isDisabled('Approve 100.00 USDC')).toBe(true)
  })

  test('may be approved at once when the server tells that two have agreed', async () => {
    const approval = { currency: 'USDC', creditedCurrency: 'USDC' }
    const held = { status: false, code: 'RISK_ABOVE_LIMIT', msg: 'held', error: 'held' } as const
    answers('office.checkApproval', approvalSaid({ ...approval, held }))
    const { queries } = await open()
    const looks = () => [asked('office.checkApproval').length, asked('chain.caseRisk').length]
    await expect.poll(looks).toEqual([1, 1])
    await expect.poll(() => isDisabled('Approve 100.00 USDC')).toBe(true)
    answers('office.checkApproval', approvalSaid(approval))
    answers('chain.caseRisk', { ...risk, held: false, released: true })
    await act(() => queries.invalidateQueries({ predicate: query => isMovedBy(query, ['proposals']) }))
    expect(looks()).toEqual([2, 2])
    await expect.poll(() => isDisabled('Approve 100.00 USDC')).toBe(false)
  })

  test('that two have let on may be approved, and still says why it was held', async () => {
    answers('chain.caseRisk', { ...risk, held: false, released: true })
    await open()
    await seeOnPage('Two administrators have seen the risk', 'Risk score 95, limit 70.')
    await seeLiveButton('Approve 100.00 USDC')
  })
})

test('a case that is not screened says so, and is asked about again', async () => {
  const silent = { ...scan, score: null, risks: [], source: null, status: -1 as const, answered_date: null }
  answers('chain.caseRisk', { ...risk, service: 'http', score: null, held: false, scans: [silent] })
  refuses('chain.screenAgain', 'SCREENING_AWAY')
  await open()
  await seeOnPage('Not screened')
  await seeLiveButton('Approve 100.00 USDC')
  press('Ask again')
  await seeOnPage('The screening service does not answer. Ask again later.')
})

test('a top-up whose TXID no service has seen says so in words', async () => {
  const words =
    'Neither the screening nor the custody has seen this TXID. Look it up on the chain before you credit it.'
  await open()
  await seeOnPage('No service knows this transaction', words)
})

test('a top-up whose TXID a service knows says nothing of it', async () => {
  answers('chain.caseRisk', { ...risk, transaction: 'known' })
  await open()
  await seeOnPage('95 of 100, limit 70')
  expect(document.body.textContent).not.toContain('No service knows this transaction')
})

test('without a service a case says that nothing is screened', async () => {
  answers('chain.caseRisk', { ...risk, service: 'none', score: null, held: false, scans: [] })
  await open()
  await seeOnPage('No screening service is connected, so nothing is screened.')
  await seeLiveButton('Approve 100.00 USDC')
})

test('the list of scans leads from each to its case, and filters by the least score', async () => {
  const named = { uid: '100045', username: 'Ada', email: 'ada@example.com', limit: 70 }
  lists('chain.scans', [
    { ...scan, ...named },
    { ...scan, ...named, id: 's2', case_kind: 'address', kind: 'address', value: '0xbook', score: 5 },
  ])
  await renderScreen('/admin/scancryptoapis?least=50&case_kind=top-up', { as: administrator('support') })
  await seeOnPage('0xdead01', '95 of 100, limit 70', '5 of 100')
  expect(asked('chain.scans').at(-1)?.filter).toMatchObject({ least: 50, case_kind: 'top-up' })
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main td a')].map(({ pathname }) => pathname)
  expect(links).toEqual(
    expect.arrayContaining(['/admin/topup', '/admin/member/100045/addressbook', '/admin/member/100045']),
  )
})
