import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answers, lists } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const ways = [
  ...['/depositfrombank', '/withdrawtobank', '/banks/requestpayment', '/banks/sendpayment'],
  ...['/virtualaccount', '/banks'],
]

test.each(['/usdaccount', '/digitalaccount/USD'])(
  '%s is the USD account, with every way in and out',
  async path => {
    lists('statement.ofMember', [])
    answers('wallet.list', [])
    await renderScreen(path)
    const { parentElement } = await screen.findByRole('link', { name: 'Request a payment' })
    const links = [...(parentElement?.querySelectorAll('a') ?? [])]
    expect(links.map(link => link.getAttribute('href'))).toEqual(ways)
  },
)
