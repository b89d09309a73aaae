import type { wire } from '@strongroom/shared'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { press, pressAnyway, see, seeOnPage, type, typed, wrongWith } from '../testing/act.ts'
import { answers, answersWhole, asked, bodies, lists, refuses } from '../testing/answers.ts'
import { settings } from '../testing/catalogue.ts'
import { holds, serveContract } from '../testing/contract-server.ts'
import { repeatsLostAttempt } from '../testing/lost-answer.ts'
import { networks } from '../testing/records.ts'
import { renderScreen } from '../testing/render-screen.tsx'

serveContract()

const TXID = 'ab'.repeat(32)
const ADDRESS = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE'
/** The member's address, for whatever is asked. */
const addressed = (but: Partial<wire.DepositAddress> = {}) =>
  answers('chain.openDepositAddress', ({ body: { currency, network } }) => ({
    ...{ id: 'address-1', currency, network, ccaddress: ADDRESS, demo: 0 as const },
    ...but,
  }))

beforeEach(() => {
  answers('catalogue.fixedNetworks', networks)
  answersWhole('catalogue.publicSettings', settings)
  addressed()
  lists('topUp.ofMember', [])
  answers('topUp.submit', { id: 'top-up-1', status: 0 })
})

const open = async () => {
  const shown = await renderScreen('/topup')
  await see(ADDRESS)
  return shown
}
const submit = () => press(/^Submit/)

describe('telling of a transfer', () => {
  test('misses amount and TXID', async () => {
    await open()
    submit()
    expect(wrongWith('Amount sent')).toBe('Enter an amount above zero.')
    expect(wrongWith('TXID')).not.toBe('')
    expect(bodies('topUp.submit')).toEqual([])
  })
  test.each(['en', 'ja'] as const)(
    'explains in %s what a TXID is, once the house has a page about it',
    async language => {
      const page = { field_code: 'whatIsTxidUrlEn', field_value: 'https://house.example/txid' }
      answersWhole('catalogue.publicSettings', { ...settings, data: [page] })
      await renderScreen('/topup', { language })
      const leadsThere = () => document.querySelector(`a[href="${page.field_value}"]`)
      await waitFor(() => expect(leadsThere()?.textContent).toContain('TXID'))
    },
  )
  test('is submitted for what stands chosen beside, once', async () => {
    await open()
    type('Amount sent', '20.5')
    type('TXID', ` ${TXID} `)
    const release = holds('topUp.submit')
    press('Submit 20.50 USDC')
    pressAnyway('Submit 20.50 USDC')
    await waitFor(() => expect(bodies('topUp.submit')).toHaveLength(1))
    release()
    await see('Submitted')
    expect(bodies('topUp.submit')).toEqual([
      { currency: 'USDC', network: 'TRC20', amount: '20.5', txid: TXID },
    ])
    await seeOnPage('Reference top-up-1', TXID)
    press('Submit another')
    await screen.findByLabelText('TXID')
    expect([typed('Amount sent'), typed('TXID')]).toEqual(['', ''])
  })
  test('follows the currency that is chosen', async () => {
    await open()
    // The list below has a filter of the same name.
    const [currency] = screen.getAllByLabelText('Currency')
    fireEvent.change(currency as HTMLElement, { target: { value: 'USDT' } })
    await see('USDT · TRC20')
    await waitFor(() =>
      expect(bodies('chain.openDepositAddress').at(-1)).toEqual({ currency: 'USDT', network: 'TRC20' }),
    )
  })
  test.each([
    ['TXID_ALREADY_USED', 'This TXID has been submitted before. Each transfer counts once.'],
    ['NETWORK_NOT_OFFERED', 'USDC is not taken on TRC20 at present.'],
  ] as const)('that is refused (%s) says why and keeps what was typed', async (code, sentence) => {
    refuses('topUp.submit', code, { currency: 'USDC', network: 'TRC20' })
    await open()
    type('Amount sent', '20')
    type('TXID', TXID)
    submit()
    await see(sentence)
    expect([typed('Amount sent'), typed('TXID')]).toEqual(['20', TXID])
    type('Amount sent', '21')
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull())
  })
  test('whose answer is lost counts once when it is sent again', async () => {
    await open()
    type('Amount sent', '20')
    type('TXID', TXID)
    await repeatsLostAttempt('topUp.submit', {
      send: submit,
      answered: () => answers('topUp.submit', { id: 'top-up-1', status: 0 }),
      until: () => see('Submitted'),
    })
  })
})

describe('the address of a top-up', () => {
  test('is said to be on its way while there is none', async () => {
    addressed({ ccaddress: null })
    await renderScreen('/topup')
    await see('Your address is being prepared')
  })
  test('of a demo is not to be sent real money', async () => {
    addressed({ demo: 1 })
    await open()
    await see('Demo address: send no real money')
  })
  test('over the dear network is shown after its warning only', async () => {
    await open()
    const before = asked('chain.openDepositAddress').length
    type('Network', 'ERC20')
    expect(asked('chain.openDepositAddress')).toHaveLength(before)
    expect(typed('Network')).toBe('TRC20')
    expect(document.querySelector('dialog[open]')).not.toBeNull()
  })
  test('that is refused says why', async () => {
    refuses('chain.openDepositAddress', 'ADDRESS_POOL_EMPTY')
    await renderScreen('/topup')
    await see('No address is left for this network. Bring some in first.')
  })
})
