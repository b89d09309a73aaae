import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Announcements } from '../../../app/shell/announcements.tsx'
import { keepSession } from '../../../client/session.ts'
import { onScreen } from '../../../testing/on-screen.tsx'
import { approvalSaid } from '../../../testing/records.ts'
import { Decision } from './decision.tsx'

/** A case on a chain at a server that takes every decision; gives what it was told. `proof`: what the server says of the books. */
const decide = (onDecided = () => {}, optional?: true, proof?: object) => {
  keepSession({ sessionKey: 'a'.repeat(64), email: 'admin@example.com', role: 'finance' })
  const told: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (body) told.push(JSON.parse(String(body)))
    if (proof && String(url).includes('/proof')) return Response.json({ status: true, data: [proof] })
    return Response.json({ status: true, data: [] })
  })
  onScreen(
    <Decision
      id="send-1"
      uid="100046"
      approve={{ call: 'chain.approveSend' }}
      approveLabel="Sent"
      reject={{ call: 'chain.rejectSend', hint: 'Nothing moves.' }}
      externalId={{ network: 'ERC20', ...(optional ? { optional } : {}) }}
      onDecided={onDecided}
    />,
  )
  return told
}
const type = (text: string) =>
  fireEvent.change(screen.getByLabelText('TXID on the chain'), { target: { value: text } })
const approve = () => fireEvent.click(screen.getByRole('button', { name: 'Sent' }))

afterEach(() => {
  vi.unstubAllGlobals()
  // The announcement outlives the screen that made it.
  const close = screen.queryByRole('button', { name: 'Close' })
  if (close) fireEvent.click(close)
})

describe('the TXID of what was sent on a chain', () => {
  test.each([
    ['', 'Please enter all fields'],
    ['0xfeed', 'This is not a TXID of ERC20. Copy all of it again.'],
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

  test('may be left out of what came from one', async () => {
    const told = decide(undefined, true)
    approve()
    await waitFor(() => expect(told).toEqual([{ id: 'send-1' }]))
  })
})

describe('a case', () => {
  test('is left, and what became of it said, once it is approved', async () => {
    const onDecided = vi.fn()
    decide(onDecided, true)
    onScreen(<Announcements />)
    approve()
    await waitFor(() => expect(onDecided).toHaveBeenCalledOnce())
    screen.getByText('Approved. User ID 100046 sees it as soon as the lists are up to date.')
  })

  test('is rejected with a reason, beside what that does', async () => {
    const onDecided = vi.fn()
    const told = decide(onDecided)
    onScreen(<Announcements />)
    fireEvent.click(screen.getByRole('button', { name: 'Reject' }))
    screen.getByText('Nothing moves.')
    fireEvent.click(screen.getByRole('button', { name: 'Reject' }))
    screen.getByText('Say why, in words the member can act on.')
    const reason = screen.getByLabelText('Reason, as the member will read it')
    fireEvent.change(reason, { target: { value: ' twice ' } })
    fireEvent.click(screen.getByRole('button', { name: 'Reject' }))
    await waitFor(() => expect(onDecided).toHaveBeenCalledOnce())
    screen.getByText('Rejected. User ID 100046 sees why as soon as the lists are up to date.')
    expect(told).toEqual([{ id: 'send-1', reason: 'twice' }])
  })

  test.each([
    ['books differ', { equal: false, chain: { whole: true }, views: { equal: true } }],
    ['the chain of the log is broken', { equal: true, chain: { whole: false }, views: { equal: true } }],
    ['a record differs from the log', { equal: true, chain: { whole: true }, views: { equal: false } }],
    [
      'the seal has stopped',
      { equal: true, chain: { whole: true }, views: { equal: true }, seal: { stopped: true } },
    ],
  ])('cannot be approved while %s, and can be rejected', async (_, proof) => {
    decide(undefined, true, proof)
    await screen.findByText('Approving is held')
    expect(screen.getByRole('button', { name: 'Sent' })).toHaveProperty('disabled', true)
    fireEvent.click(screen.getByRole('button', { name: 'Reject' }))
    screen.getByText('Nothing moves.')
  })

  test('can be let out by two while books differ: one asks with a reason, and the button is on once it is agreed', async () => {
    const unsound = { equal: false, chain: { whole: true }, views: { equal: true } }
    const told = decide(undefined, true, unsound)
    const ask = () => fireEvent.click(screen.getByRole('button', { name: 'Ask for an exception' }))
    await screen.findByText('Approving is held')
    ask()
    ask()
    screen.getByText('Say why: the audit trail keeps it.')
    fireEvent.change(screen.getByLabelText('Why this case has to be paid out now'), {
      target: { value: ' seen in the log ' },
    })
    ask()
    await waitFor(() =>
      expect(told).toEqual([{ payout: 'chain-send', id: 'send-1', reason: 'seen in the log' }]),
    )
    cleanup()
    decide(undefined, true, { ...unsound, held: false, proposal: null, until: '2026-11-23T11:00:00.000Z' })
    await screen.findByText('The books differ, and two administrators have let this case out')
    expect(screen.getByRole('button', { name: 'Sent' })).toHaveProperty('disabled', false)
  })

  test('can be approved while books and chain are sound', async () => {
    const told = decide(undefined, true, { equal: true, chain: { whole: true }, views: { equal: true } })
    approve()
    await waitFor(() => expect(told).toEqual([{ id: 'send-1' }]))
    expect(screen.queryByText('Approving is held')).toBeNull()
  })
})

describe('a fee', () => {
  const figures = approvalSaid({ amount: '990.60', fee: '9.91', credited: '980.69' })
  /** An FPS top-up at a server that says what its approval books; gives the checks and the decisions it was told. */
  const open = (said: object | Promise<object> = { status: true, data: [figures] }) => {
    keepSession({ sessionKey: 'a'.repeat(64), email: 'admin@example.com', role: 'finance' })
    const [checks, told]: [unknown[], unknown[]] = [[], []]
    vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
      const isCheck = String(url).includes('/approvals/check')
      if (body) (isCheck ? checks : told).push(JSON.parse(String(body)))
      return Response.json(isCheck ? await said : { status: true, data: [] })
    })
    onScreen(
      <Decision
        id="fps-1"
        uid="100046"
        approve={{ call: 'bank.approveFps' }}
        approveLabel="Approve 7,800.00 HKD"
        fee={{ currency: 'USD', label: 'Fee, if any' }}
        check="fps-top-up"
        credits={(amount, currency) => `Credit ${amount} ${currency}`}
        onDecided={() => {}}
      />,
    )
    return { checks, told }
  }
  const RATE = 'Or a fee rate, as a share: 0.01 is 1%'

  test('may be typed as a rate, and the server says what the member then gets before it is approved', async () => {
    const { checks, told } = open()
    fireEvent.change(screen.getByLabelText(RATE), { target: { value: '0.01' } })
    const button = await screen.findByRole('button', { name: 'Credit 980.69 USD' })
    await waitFor(() => expect(checks.at(-1)).toEqual({ kind: 'fps-top-up', id: 'fps-1', feeRate: '0.01' }))
    expect(document.querySelector('dl.facts')?.textContent).toMatch(/9\.91.*980\.69/)
    expect(screen.getByLabelText<HTMLInputElement>('Fee, if any').disabled).toBe(true)
    fireEvent.click(button)
    await waitFor(() => expect(told).toEqual([{ id: 'fps-1', feeRate: '0.01' }]))
  })

  test('or none: the approval waits for what it books, keeps its place, and asks nothing else', async () => {
    let answer = () => {}
    const { told } = open(
      new Promise(resolve => {
        answer = () => resolve({ status: true, data: [figures] })
      }),
    )
    const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /Approve|Credit/ })
    const room = () => button().closest('form')?.querySelector<HTMLElement>('[style*="min-height"]')
    expect([button().disabled, room()?.style.minHeight]).toEqual([true, '168px'])
    fireEvent.click(button())
    fireEvent.submit(button().closest('form') as HTMLFormElement)
    expect(told).toEqual([])
    answer()
    await screen.findByRole('button', { name: 'Credit 980.69 USD' })
    expect([button().disabled, room()?.style.minHeight]).toEqual([false, '168px'])
    fireEvent.click(button())
    await waitFor(() => expect(told).toEqual([{ id: 'fps-1' }]))
  })

  test('of the whole amount or more is refused at the field, and never sent', () => {
    const { told } = open()
    fireEvent.change(screen.getByLabelText(RATE), { target: { value: '1' } })
    screen.getByText('Use a share below 1 such as 0.003 for 0.3 %')
    fireEvent.click(screen.getByRole('button', { name: 'Approve 7,800.00 HKD' }))
    expect(told).toEqual([])
  })

  test('that the server would refuse is said beforehand', async () => {
    open({ status: false, code: 'FEE_ABOVE_AMOUNT', msg: 'no', error: 'no', details: {} })
    await screen.findByText('The fee has to be less than the amount.')
    expect(screen.getByRole('button', { name: 'Approve 7,800.00 HKD' })).toHaveProperty('disabled', true)
  })
})
