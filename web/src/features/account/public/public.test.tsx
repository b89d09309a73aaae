import { settingGroups } from '@strongroom/shared'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { showLanguage } from '../../../i18n/i18n.ts'
import { fill, pageText, see, seeOnPage } from '../../../testing/act.ts'
import { answers, answersWhole } from '../../../testing/answers.ts'
import { settings } from '../../../testing/catalogue.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { offeredCardType } from '../../../testing/records.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const set = (given: Readonly<Record<string, string>>) =>
  answersWhole('catalogue.publicSettings', {
    ...settings,
    data: Object.entries(given).map(([field_code, field_value]) => ({ field_code, field_value })),
  })

beforeEach(() => {
  set({ openCardFee: '50', withdrawFee: '5', withdrawFeeRate: '0.01', fpsStatus: '1' })
  answers('cardType.offered')
  answers('wallet.fees', [{ sends: [], swaps: [] }])
})

const heading = () => screen.findByRole('heading', { level: 1 })

describe('the pages for everybody', () => {
  test.each([
    ['/user', 'Your money, with the books open.'],
    ['/user/advantage', 'What is different'],
    ['/user/purchase-coin', 'Buying coins'],
    ['/user/faq', 'Questions and answers'],
    ['/user/download', 'On your devices'],
    ['/user/terms', 'Terms and conditions'],
    ['/user/privacy', 'Privacy policy'],
    ['/user/fees', 'Fees'],
    ['/hk', 'In Hong Kong'],
  ])('%s is there without signing in, in four languages', async (path, title) => {
    const { reload } = await renderScreen(path, { as: 'nobody' })
    expect((await heading()).textContent).toBe(title)
    await reload()
    const said = new Set([title])
    for (const language of ['zh', 'sc', 'ja'] as const) {
      await act(() => showLanguage(language))
      await waitFor(async () => expect(said).not.toContain((await heading()).textContent))
      // The two Chinese scripts write some headings alike.
      if (language !== 'zh') said.add((await heading()).textContent ?? '')
      expect(pageText()).not.toMatch(/\b(the|and|your|with)\b/)
    }
  })
  test('lead into an account, and a member back to theirs', async () => {
    await renderScreen('/user', { as: 'nobody' })
    expect((await screen.findByRole('link', { name: 'Open an account' })).getAttribute('href')).toBe(
      '/register',
    )
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/')
  })
  test('lead a member back to the account', async () => {
    await renderScreen('/user')
    expect((await screen.findByRole('link', { name: 'My account' })).getAttribute('href')).toBe('/dashboard')
    expect(screen.queryByRole('link', { name: 'Open an account' })).toBeNull()
  })
})

describe('what it costs', () => {
  test('is said as administrators have set it, and not where they have set nothing', async () => {
    await renderScreen('/user', { as: 'nobody' })
    await seeOnPage('Opening a card50.00USD', 'Withdrawing US dollars to a bank5.00USD + 1.00%')
    expect(pageText()).not.toContain('A card, each month')
  })
})

describe('the questions and answers', () => {
  test('have the safety tips at the place that the header leads to, and lead on to what was set', async () => {
    set({ faqUrlEn: 'https://example.com/faq' })
    await renderScreen('/user/faq', { as: 'nobody' })
    expect((await see('More questions and answers')).getAttribute('href')).toBe('https://example.com/faq')
    expect(document.querySelector('#safety h2')?.textContent).toBe('Safety tips')
    expect(document.querySelectorAll('#safety details').length).toBeGreaterThan(2)
  })
  test('are searched while somebody types, in the language on screen', async () => {
    await renderScreen('/user/faq', { as: 'nobody' })
    await see('How is the rate of a swap set?')
    fill({ 'Search the answers': 'authenticator' })
    await see('Answers found')
    expect([...document.querySelectorAll('details')].map(({ id }) => id)).toEqual(['lost-authenticator'])
    fill({ 'Search the answers': 'xyzzy' })
    await see('No answer has these words.')
    await act(() => showLanguage('zh'))
    fill({ 搜尋解答: '凍結' })
    await waitFor(() => expect(document.querySelector('#freeze-account')).not.toBeNull())
  })
})

describe('Hong Kong', () => {
  const taken = { fpsStatus: '1', fpsAccount: '7654321', fpsMinimum: '100' }
  test('is told what FPS takes', async () => {
    set({ ...taken, fpsMaximum: '50000', fpsRatio: '0.127', fpsCurrency: 'USD' })
    await renderScreen('/hk', { as: 'nobody' })
    await seeOnPage('0.127USD', '100.00HKD', '50,000.00HKD')
  })
  test.each<[string, Readonly<Record<string, string>>]>([
    ['FPS is not taken', { fpsStatus: '0' }],
    ['the house has no account to pay to', { fpsAccount: '' }],
  ])('is told when %s', async (_, without) => {
    set({ ...taken, ...without })
    await renderScreen('/hk', { as: 'nobody' })
    await see('FPS is not taken at present')
    expect(pageText()).not.toContain('100.00')
  })
})

describe('what a member agrees to', () => {
  const links = () => [...document.querySelectorAll('a')].map(link => link.getAttribute('href'))
  test('can be read where it is accepted: on pages of our own, and on the house’s once it has some', async () => {
    await renderScreen('/user', { as: 'nobody' })
    await heading()
    for (const page of ['/user/terms', '/user/privacy', '/user/fees']) expect(links()).toContain(page)
    cleanup()
    set({ termsUrlEn: 'https://house.example/terms' })
    await renderScreen('/user', { as: 'nobody' })
    await waitFor(() => expect(links()).toContain('https://house.example/terms'))
    expect(links()).not.toContain('/user/terms')
  })
  test('names the fees of the settings', async () => {
    set({ openCardFee: '51', withdrawFee: '6', sendPaymentFee: '7', cardToBankFeeRate: '0.025' })
    await renderScreen('/user/fees', { as: 'nobody' })
    await seeOnPage('Opening a card51.00USD', 'Sending a payment to a bank7.00USD', '2.50%')
  })
  test('leaves out no fee of the settings: it says that all else is free', async () => {
    const codes = Object.values(settingGroups)
      .flat()
      .filter(code => /Fee(Rate)?$/.test(code))
    expect(codes.length).toBeGreaterThan(10)
    // Each its own figure: 101.00, 10.20%, …
    const fees = codes.map((code, at) => {
      const [tens, ones] = [String(101 + at).slice(0, 2), String(101 + at).slice(2)]
      return code.endsWith('Rate')
        ? { code, value: `0.${tens}${ones}`, said: `${tens}.${ones}0%` }
        : { code, value: `${tens}${ones}`, said: `${tens}${ones}.00USD` }
    })
    set(Object.fromEntries(fees.map(({ code, value }) => [code, value])))
    await renderScreen('/user/fees', { as: 'nobody' })
    await seeOnPage(...fees.map(({ said }) => said))
  })
  test('names those of swaps and of sends on chain', async () => {
    const swap = { source: 'USD', target: 'BTC', fee_rate: '0.003' }
    const sends = [{ currency: 'USDT', network: 'TRC20', fee: '1.000000' }]
    answers('wallet.fees', [{ sends, swaps: [swap, { ...swap, source: 'BTC', target: 'USD' }] }])
    await renderScreen('/user/fees', { as: 'nobody' })
    await seeOnPage('Swapping one currency for another0.30%', 'Sending USDT over TRC201.00USDT')
    cleanup()
    answers('wallet.fees', [{ sends, swaps: [swap, { source: 'BTC', target: 'USD', fee_rate: '0.01' }] }])
    await renderScreen('/user/fees', { as: 'nobody' })
    await seeOnPage('Swapping USD → BTC0.30%', 'Swapping BTC → USD1.00%')
  })
  test('names a fee that is less than a hundredth', async () => {
    answers('wallet.fees', [{ sends: [{ currency: 'BCH', network: 'BCH', fee: '0.00050000' }], swaps: [] }])
    await renderScreen('/user/fees', { as: 'nobody' })
    await seeOnPage('Sending BCH over BCH0.0005BCH')
  })
  test('names those of the types of cards that are offered', async () => {
    answers('cardType.offered', [offeredCardType('plain')])
    await renderScreen('/user/fees', { as: 'nobody' })
    await seeOnPage('Opening a card20.00USD', 'A card, each month1.00USD')
    cleanup()
    answers('cardType.offered', [offeredCardType('plain'), offeredCardType('gold', { opening_fee: '80' })])
    await renderScreen('/user/fees', { as: 'nobody' })
    await seeOnPage('Opening a card · plain card20.00USD', 'Opening a card · gold card80.00USD')
  })
})
