import type { wire } from '@strongroom/shared'
import { expect, test } from 'vitest'
import { onScreen } from '../../../../testing/on-screen.tsx'
import { useSubject } from './words.tsx'

function Subject({ subject }: { subject: string }) {
  return <p>{useSubject()({ kind: 'catalogue', subject, before: null, after: {} } as wire.Proposal)}</p>
}

const saidWords = () => document.querySelector('p')?.textContent

test.each([
  ['card-type type-1', 'Card type · type-1'],
  ['charge-item item-1', 'Charge item · item-1'],
  ['send-fee USDC-ERC20', 'Fee of sending · USDC-ERC20'],
  ['sys-bank bank-1', 'Bank account of the house · bank-1'],
])('a proposal about %s is called %s', (subject, words) => {
  onScreen(<Subject subject={subject} />)
  expect(saidWords()).toBe(words)
})

test('a proposal about a type of card says its name, also where it is taken away', () => {
  const about = { kind: 'catalogue', subject: 'card-type type-1' }
  const Both = () => {
    const words = useSubject()
    const [set, taken] = [
      { ...about, before: null, after: { name: 'Gold' } },
      { ...about, before: { name: 'Silver' }, after: null },
    ] as unknown as [wire.Proposal, wire.Proposal]
    return <p>{[words(set), words(taken)].join(', ')}</p>
  }
  onScreen(<Both />)
  expect(saidWords()).toBe('Card type · Gold, Card type · Silver')
})
