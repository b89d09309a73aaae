import type { wire } from '@strongroom/shared'
import { beforeEach, expect, test } from 'vitest'
import { fill, press, seeLiveButton, wrongWith } from '../../../testing/act.ts'
import { answers, lists, neverAsked } from '../../../testing/answers.ts'
import { describeCase } from '../../../testing/case-suite.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { administrator } from '../../../testing/people.ts'
import { approvalSaid, unscreened } from '../../../testing/records.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()
/** Figures that no arithmetic on the case would come to. */
const said = approvalSaid({
  ...{ currency: 'USDC', amount: '100.00', fee: '1.47', credited: '98.53', creditedCurrency: 'USDC' },
  after: [
    { pocket: 'available', currency: 'USDC', amount: '250.31', member: null },
    { pocket: 'locked', currency: 'USDC', amount: '7.77', member: null },
  ],
})
beforeEach(() => {
  answers('chain.caseRisk', unscreened)
  answers('office.checkApproval', said)
})

const TXID = `0x${'feed'.repeat(16)}`
const send: wire.AdminChainSend = {
  ...{ id: 'send-1', uid: '100045', username: 'Ada', email: 'ada@example.com', currency: 'USDC' },
  ...{ network: 'ERC20', amount: '100.00', fee: '1.50', arrives: '98.50', address: `0x${'be'.repeat(20)}` },
  ...{ name: 'Cold wallet', status: 0, externalTxId: null, reason: null },
  ...{ created_date: '2026-11-20T10:00:00.000Z', finish_date: null, decided_by: null, decided_by_name: '' },
}

describeCase({
  path: '/admin/sendonchain',
  name: 'chain.sendCases',
  row: send,
  shows: ['The address receives 98.50 USDC', 'Fee, out of the amount 1.50 USDC', send.address, 'Cold wallet'],
  check: {
    ...{ kind: 'chain-send', said },
    shows: [
      ...['Leaves the member’s wallet 100.00 USDC', 'Fee 1.47 USDC', 'The address receives 98.53 USDC'],
      ...['Available in the wallet afterwards 250.31 USDC', 'Locked afterwards 7.77 USDC'],
    ],
  },
  filled: { 'TXID on the chain': ` ${TXID} ` },
  approve: {
    call: 'chain.approveSend',
    label: '98.50 USDC has been sent',
    body: { id: 'send-1', externalTxId: TXID },
  },
  reject: { call: 'chain.rejectSend', label: 'Reject', body: { id: 'send-1' } },
})

test('nothing is said to be sent without the TXID of its own network', async () => {
  lists('chain.sendCases', [send])
  await renderScreen('/admin/sendonchain?open=send-1', { as: administrator('finance') })
  await seeLiveButton('98.50 USDC has been sent')
  for (const text of ['', '0xfeed', 'feed'.repeat(16).slice(1)]) {
    fill({ 'TXID on the chain': text })
    press('98.50 USDC has been sent')
    expect(wrongWith('TXID on the chain')).not.toBe('')
  }
  neverAsked('chain.approveSend')
})
