import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { keepSession } from '../../client/session.ts'
import { onScreen } from '../../testing/on-screen.tsx'
import { Decision } from './decision.tsx'

/** A send's case at a server that takes every decision; gives what it was told. */
const decide = () => {
  keepSession({ sessionKey: 'a'.repeat(64), email: 'admin@example.com', role: 'finance' })
  const told: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    if (body) told.push(JSON.parse(String(body)))
    return Response.json({ status: true, data: [] })
  })
  onScreen(
    <Decision
      id="send-1"
      uid="100046"
      approve={{ path: '/sendonchain/approve' }}
      approveLabel="Sent"
      externalId={{ network: 'ERC20' }}
      onDecided={() => {}}
    />,
  )
  return told
}
const type = (text: string) =>
  fireEvent.change(screen.getByLabelText('TXID on the chain'), { target: { value: text } })
const approve = () => fireEvent.click(screen.getByRole('button', { name: 'Sent' }))

afterEach(() => vi.unstubAllGlobals())

describe('the TXID of what was sent on a chain', () => {
  test.each([
    ['', 'Please enter all fields'],
    ['0xfeed', 'This is no TXID of ERC20. Copy it again, whole.'],
  ])('is refused at the field when it is "%s"', (text, words) => {
    const told = decide()
    type(text)
    approve()
    screen.getByText(words)
    expect(told).toEqual([])
  })

  test('is sent without the spaces around it', async () => {
    const told = decide()
    const txid = `0x${'feed'.repeat(16)}`
    type(` ${txid} `)
    approve()
    await waitFor(() => expect(told).toEqual([{ id: 'send-1', externalTxId: txid }]))
  })
})
