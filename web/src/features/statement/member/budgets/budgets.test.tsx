import type { wire } from '@strongroom/shared'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { fill, press, pressAnyway, see, seeButton, seeOnPage } from '../../../../testing/act.ts'
import { answers, answersWhole, asked, bodies, neverAsked, refuses } from '../../../../testing/answers.ts'
import { currencies, prices } from '../../../../testing/catalogue.ts'
import { serveContract } from '../../../../testing/contract-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'

serveContract()

const groceries: wire.Budget = {
  ...{ kind: 'groceries', currency: 'USD', amount: '200.00', spent: '160.00', left: '40.00', over: '0.00' },
  ...{ share: '80.0', reached: 80 },
}
const sent: wire.Budget = {
  ...{
    kind: 'quick-pay-sent',
    currency: 'USD',
    amount: '50.00',
    spent: '62.00',
    left: '0.00',
    over: '12.00',
  },
  ...{ share: '124.0', reached: 100 },
}
const month: wire.BudgetMonth = {
  ...{ month: '2026-10', day: 12, days: 31, passed: '38.7' },
  budgets: [groceries, sent],
}
const noSums = { came: '0.00', went: '0.00', fees: '0.00' }
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()

beforeEach(() => {
  answersWhole('catalogue.prices', prices)
  answers('statement.budgets', month)
  answers('statement.saveBudget')
  answers('statement.removeBudget')
  answers('statement.monthFlows', {
    ...{ month: '2026-10', month_before: '2026-09', total: noSums, total_before: noSums, flows: [] },
  })
})

const open = async () => {
  await renderScreen('/budgets')
  await seeButton('Save the budget')
}

describe('budgets', () => {
  test('show what is spent and left, and how far the month is', async () => {
    await open()
    await seeOnPage('Groceries', 'Mostly spent', '160.00', '40.00', 'Day 12 of 31', '38.7%')
    await seeOnPage('Quick pay sent', 'Above the budget:', '12.00', '124.0%')
  })

  test('are set by kind, currency and amount, with the zone of the member', async () => {
    await open()
    fill({ For: 'withdrawal', 'Amount a month': '1,000.5' })
    press('Save the budget')
    await expect
      .poll(() => bodies('statement.saveBudget'))
      .toEqual([{ kind: 'withdrawal', currency: 'USD', amount: '1000.5', timeZone }])
  })

  test('without an amount are sent nowhere', async () => {
    await open()
    pressAnyway('Save the budget')
    await see('Enter an amount above zero.')
    neverAsked('statement.saveBudget')
  })

  test('are offered in currencies that have a price, and keep the one that lost it', async () => {
    const [first] = currencies
    const coin = (currency_code: string) => ({ ...first, currency_code }) as wire.CurrencyRecord
    answers('currency.list', ['USD', 'XTP', 'BTC', 'ETH'].map(coin))
    answersWhole('catalogue.prices', { ...prices, data: [{ btc: '64000', eth: '0', xtp: '2' }] })
    answers('statement.budgets', { ...month, budgets: [{ ...sent, currency: 'ETH' }] })
    await open()
    const offered = () =>
      [...screen.getByLabelText<HTMLSelectElement>('Currency').options].map(({ value }) => value)
    await expect.poll(offered).toEqual(['USD', 'BTC'])
    await seeButton('Change')
    press('Change')
    await expect.poll(offered).toEqual(['USD', 'BTC', 'ETH'])
  })

  test('say why a currency is refused', async () => {
    refuses('statement.saveBudget', 'CURRENCY_NOT_OFFERED', { currency: 'USD' })
    await open()
    fill({ 'Amount a month': '5' })
    press('Save the budget')
    await seeOnPage('USD is not offered at present.')
  })

  test('lead to the form with their terms, and are taken away', async () => {
    answers('statement.budgets', { ...month, budgets: [sent] })
    await open()
    await seeButton('Change')
    press('Change')
    await see('Change the budget')
    expect(screen.getByLabelText('For')).toHaveProperty('disabled', true)
    fill({ 'Amount a month': '80' })
    press('Save the budget')
    await expect
      .poll(() => bodies('statement.saveBudget'))
      .toMatchObject([{ kind: 'quick-pay-sent', amount: '80' }])
    press('Take away')
    await expect.poll(() => bodies('statement.removeBudget')).toEqual([{ kind: 'quick-pay-sent' }])
  })
})

describe('the month’s money', () => {
  test('has the budgets of the month that is looked at', async () => {
    await renderScreen('/transactions/months?month=2026-10')
    await seeOnPage('Groceries', 'Mostly spent', 'Day 12 of 31')
    expect(asked('statement.budgets').at(-1)?.filter).toEqual({ month: '2026-10', timeZone })
  })

  test('leads to the first budget', async () => {
    answers('statement.budgets', { ...month, budgets: [] })
    await renderScreen('/transactions/months?month=2026-10')
    await see('No budget yet')
    expect(screen.getByRole('link', { name: 'Set a budget' }).getAttribute('href')).toBe('/budgets')
  })
})
