import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { movementWords } from '@strongroom/ledger/wallet'
import { expect, test } from 'vitest'

/** Movements that fall due while the storm blows; workers book them. */
const byWorkers = ['bonus', 'cardFee', 'cardRelease']
/** Freezing and a card's own freeze, limit and rules, with which others would be refused by chance; scheduled quick pays, whose days come by the calendar; requests for money, of which a member may make few. */
const leftOut = ['freezeWallet', 'scheduledQuickPay', 'moneyRequest', 'freezeCard', 'ownLimit', 'cardRules']

const folder = import.meta.dirname
const sources = globSync('{movements/*,create-people}.ts', { cwd: folder })
  .map(file => readFileSync(join(folder, file), 'utf8'))
  .join('\n')

test('the storm makes every movement of a wallet, and looks for its fact in the log', () => {
  const isMade = (facts: readonly string[]) => facts.some(fact => sources.includes(`'${fact}'`))
  const missing = Object.entries(movementWords).filter(
    ([name, { facts }]) => ![...byWorkers, ...leftOut].includes(name) && !isMade(facts),
  )
  expect(missing.map(([name]) => name)).toEqual([])
})
