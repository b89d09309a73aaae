import type { wire } from '@strongroom/shared'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { onScreen } from '../../../../testing/on-screen.tsx'
import { useSubject } from './words.tsx'

function Subject({ subject }: { subject: string }) {
  return <p>{useSubject()({ kind: 'catalogue', subject, before: null, after: {} } as wire.Proposal)}</p>
}

test.each([
  ['charge-item item-1', 'Charge item · item-1'],
  ['send-fee USDC-ERC20', 'Fee of sending · USDC-ERC20'],
  ['sys-bank bank-1', 'Bank account of the house · bank-1'],
])('a proposal about %s is called %s', (subject, words) => {
  onScreen(<Subject subject={subject} />)
  expect(screen.getByText(words)).toBeTruthy()
})
