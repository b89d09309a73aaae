import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callForOne } from '../../../client/call.ts'
import { keepSession } from '../../../client/session.ts'
import { onScreen } from '../../../testing/on-screen.tsx'
import { ProofDialog } from './proof-dialog.tsx'

let ways = 'pin'
let tries: unknown[] = []
let isProven = false
const refusal = (code: string, details = {}) =>
  HttpResponse.json({ status: false, code, msg: code, error: code, details })
const server = setupServer(
  http.post('*/v1/topup/approve', () =>
    isProven
      ? HttpResponse.json({ status: true, data: [{ id: 'top-up-1', status: 1 }] })
      : refusal('PROOF_NEEDED', { ways }),
  ),
  http.post('*/v1/user/prove', async ({ request }) => {
    const given = (await request.json()) as { pin?: string; code?: string }
    tries.push(given)
    if (given.pin === '000000') return refusal('WRONG_PIN')
    isProven = true
    return HttpResponse.json({ status: true, data: [{ proven_until: '2026-11-28T12:15:00.000Z' }] })
  }),
)
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())
beforeEach(() => {
  ;[ways, tries, isProven] = ['pin', [], false]
  keepSession({ sessionKey: 'a'.repeat(64), email: 'admin@example.com', role: 'finance' })
})

const approve = () => callForOne('topUp.approve', { body: { id: 'top-up-1' } })
const enter = async (label: string, code: string) => {
  const first = await screen.findByLabelText(`${label}, digit 1 of 6`)
  fireEvent.paste(first, { clipboardData: { getData: () => code } })
}

describe('an approval that asks its administrator who they are', () => {
  test('is made once the PAY code is right, asked once for those made at once', async () => {
    onScreen(<ProofDialog />)
    const both = Promise.all([approve(), approve()])
    await enter('PAY code', '000000')
    await screen.findByText('That is not your PAY code.', { exact: false })
    await enter('PAY code', '246810')
    expect(await both).toMatchObject([{ status: 1 }, { status: 1 }])
    expect(tries).toEqual([
      { by: 'pin', pin: '000000' },
      { by: 'pin', pin: '246810' },
    ])
    await waitFor(() => expect(screen.queryByText('Prove that it is you')).toBeNull())
  })

  test('takes a code of the app first where one is on, or the PAY code instead', async () => {
    ways = 'authenticator pin'
    onScreen(<ProofDialog />)
    const asked = approve()
    await screen.findByLabelText('Code of the authenticator app, digit 1 of 6')
    fireEvent.click(screen.getByRole('button', { name: 'Enter the PAY code instead', hidden: true }))
    await enter('PAY code', '246810')
    expect(await asked).toMatchObject({ status: 1 })
  })

  test('is not made by one who would rather not prove themselves', async () => {
    onScreen(<ProofDialog />)
    const asked = approve().catch(error => error.problem)
    fireEvent.click(await screen.findByRole('button', { name: 'Not now', hidden: true }))
    expect(await asked).toMatchObject({ kind: 'refused', code: 'PROOF_NEEDED' })
    expect(tries).toEqual([])
  })
})
