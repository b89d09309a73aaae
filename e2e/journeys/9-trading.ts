import { Decimal } from '@strongroom/shared'
import { call, firstOf, proposalIn } from '../lib/client.ts'
import type { Journey, Tools } from '../lib/journey.ts'
import { opensNotice } from '../lib/opens-notice.ts'
import { staysInside } from '../lib/stays-inside.ts'

/** A pair that no other journey trades: its price may be kept by the house for a while. */
const PAIR = { base: 'BTC', target: 'USD' }

type Traded = {
  readonly id: string
  readonly minimum: string
  readonly sort: number
  readonly market: string
}

const pairOf = async ({ sessionOf }: Tools): Promise<Traded> => {
  const filter = encodeURIComponent(JSON.stringify(PAIR))
  const { body } = await call(await sessionOf('admin@example.com'), 'GET', `/trades/${filter}`)
  const [found] = (body as { data: { data: readonly Traded[] } }).data.data
  if (!found) throw new Error('the pair is not traded')
  return found
}

/** The house keeps a price of the pair, or none: a second administrator agrees where members would win by it. */
const keepPrice = async ({ sessionOf }: Tools, { id, minimum, sort }: Traded, price: string | null) => {
  const [maker, decider] = [await sessionOf('admin@example.com'), await sessionOf('admin2@example.com')]
  const body = { ...PAIR, id, minimum, sort, price, reason: 'As the market has it' }
  const saved = await call(maker, 'POST', '/trades', body)
  const proposal = proposalIn(saved)
  firstOf(proposal ? await call(decider, 'POST', '/proposals/approve', { id: proposal }) : saved)
}

/** The price of the last 24 hours and of the last days, as a line and as a table for screen readers. */
const readChart = async ({ page, picture }: Tools) => {
  await page.goto('/trades/buy')
  await page.getByRole('button', { name: 'At the market' }).click()
  await page.getByLabel('Pair').selectOption('BTC / USD')
  await page.getByRole('heading', { name: 'Price of one BTC in USD' }).waitFor()
  await page.getByRole('button', { name: '90 days' }).click()
  await page.getByRole('table', { name: 'Price by day' }).getByRole('row').nth(1).waitFor()
  await page.locator('.snapshot svg').waitFor()
  await staysInside(page, 'the chart of a price')
  await picture('trade-chart', page)
}

/** From the chart to an alert at a price a little above the one of now. */
const watch = async ({ page, picture }: Tools, limit: string) => {
  await page.getByRole('link', { name: 'Tell me of a price' }).click()
  await page.getByRole('heading', { name: 'Price alerts' }).waitFor()
  await page.getByLabel('Limit').fill(limit)
  await page.getByRole('button', { name: 'Set the alert' }).click()
  await page.getByRole('list', { name: 'Alerts' }).getByText('Waits').waitFor()
  await staysInside(page, 'a price alert')
  await picture('price-alert', page)
}

const isTold = async ({ page, picture }: Tools) => {
  await opensNotice(page, 'A price has reached your limit')
  await page.waitForURL('**/pricealerts')
  await page.getByText('Told', { exact: true }).waitFor()
  await picture('price-alert-told', page)
  await page.getByRole('button', { name: 'Take away' }).click()
  await page.getByText('No alert yet').waitFor()
}

/** Buys for 100 USD at once; the order stands among the others, filled. */
const buy = async ({ page, picture }: Tools) => {
  await page.goto('/trades/buy')
  await page.getByRole('button', { name: 'At the market' }).click()
  await page.getByLabel('Pair').selectOption('BTC / USD')
  await page.getByLabel('Amount', { exact: true }).fill('100')
  await page.getByRole('button', { name: 'Review the order' }).click()
  await page.getByText('Arrives at least').waitFor()
  await picture('market-order-review', page)
  await page.getByRole('button', { name: 'Buy now' }).click()
  await page.getByRole('heading', { name: 'Order filled' }).waitFor()
  await page.getByRole('link', { name: 'See my orders' }).click()
  await page.locator('main').getByText('At the market').filter({ visible: true }).first().waitFor()
}

const journey: Journey = {
  name: 'a member reads the chart of a price, is told of it at a limit, and buys at the market',
  run: async tools => {
    await tools.signedIn(tools.page, 'ada@example.com')
    const pair = await pairOf(tools)
    await readChart(tools)
    await watch(tools, new Decimal(pair.market).times('1.001').toFixed(2))
    try {
      await keepPrice(tools, pair, new Decimal(pair.market).times('1.002').toFixed(2))
      await isTold(tools)
      await buy(tools)
    } finally {
      await keepPrice(tools, pair, null)
    }
  },
}
export default [journey]
