import { wire } from '@strongroom/shared'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { onPage, onScreen } from '../../../../testing/on-screen.tsx'
import { useFieldWords } from './field-words.ts'
import { ProposalDetail } from './proposal-detail.tsx'

type About = Pick<wire.Proposal, 'kind' | 'subject'>

/** Fields of every kind of proposal, as the contract has them. */
const FIELDS: readonly (readonly [subject: About, names: readonly string[]])[] = [
  [{ kind: 'catalogue', subject: 'sys-bank b' }, Object.keys(wire.sysBank.body.entries)],
  [{ kind: 'catalogue', subject: 'invite-code X' }, Object.keys(wire.inviteCode.body.entries)],
  [{ kind: 'catalogue', subject: 'card-type c' }, Object.keys(wire.cardTypeBody.entries)],
  [{ kind: 'catalogue', subject: 'charge-item c' }, Object.keys(wire.chargeItem.body.entries)],
  [{ kind: 'catalogue', subject: 'user-group g' }, Object.keys(wire.userGroup.body.entries)],
  [{ kind: 'catalogue', subject: 'vip-level 3' }, Object.keys(wire.vipLevelAddBody.entries)],
  [{ kind: 'catalogue', subject: 'swap-rate USD-USDC' }, Object.keys(wire.swapRateAddBody.entries)],
  [{ kind: 'catalogue', subject: 'sys-config a' }, ['field_code', 'field_value', 'shown']],
  [
    { kind: 'circle-deposit', subject: 'c' },
    Object.keys(wire.circleBody.entries).filter(name => name !== 'uid'),
  ],
  [{ kind: 'deposit-amount', subject: 'd' }, ['currency', 'amount', 'fee', 'feeRate', 'externalTxId']],
  [{ kind: 'pool-addresses', subject: 'ERC20' }, ['network', 'ccaddress', 'application']],
  [{ kind: 'card-credits', subject: 'x' }, ['rows', 'currency', 'amount']],
  [{ kind: 'adjustment', subject: '100046' }, ['currency', 'available', 'amount']],
  [
    { kind: 'holding', subject: 'Client money' },
    ['place', 'name', 'reference', 'currency', 'amount', 'date', 'evidence'],
  ],
  [{ kind: 'reversal', subject: 'x' }, ['credited', 'bank_charge', 'reason']],
  [{ kind: 'role', subject: '1' }, ['role']],
  [{ kind: 'user-group', subject: '1' }, ['user_group', 'reason']],
  [{ kind: 'vip-level', subject: '1' }, ['vip_level', 'application', 'reason']],
  [{ kind: 'catalogue', subject: 'policy rate' }, ['act', 'alone', 'proposers', 'deciders']],
  [{ kind: 'subscription-rate', subject: 'x' }, ['currency', 'rate', 'reason']],
  [{ kind: 'fill', subject: 'x' }, ['type', 'amount', 'currency', 'price', 'market']],
]

test('every field of every kind of proposal has a name in words', () => {
  const Names = () => {
    const words = useFieldWords()
    const bare = FIELDS.flatMap(([about, names]) =>
      names
        .filter(name => name !== 'id' && words.name(about, name) === name)
        .map(name => `${about.subject}: ${name}`),
    )
    return <p data-testid="bare">{bare.join(', ')}</p>
  }
  onScreen(<Names />)
  expect(screen.getByTestId('bare').textContent).toBe('')
})

test('a proposal shows its fields and choices in words, before and after', async () => {
  const proposal: wire.Proposal = {
    ...{ id: 'p-1', kind: 'catalogue', subject: 'sys-bank b-1', uid: null, username: '', email: '' },
    before: { bank_name: 'First Bank', status: 0, account_type: 3 },
    after: { bank_name: 'First Bank', status: 1, account_type: 3 },
    ...{ proposed_by: '100001', proposed_by_name: 'Grace', status: 1, mine: 0, why: 'Moved', reason: null },
    ...{ created_date: '2026-11-22T10:00:00.000Z', finish_date: null, decided_by: null, decided_by_name: '' },
  }
  await onPage(<ProposalDetail proposal={proposal} onDecided={() => {}} />)
  const rows = screen.getAllByRole('row').map(row => [...row.children].map(cell => cell.textContent))
  expect(rows).toEqual([
    ['Field', 'Before', 'After'],
    ['Bank', 'First Bank', 'First Bank'],
    ['Shown', 'No', 'Yes'],
    ['Kind of bank', 'Hong Kong bank', 'Hong Kong bank'],
  ])
})
