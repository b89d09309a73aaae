import { type CardRules, noRules } from '@strongroom/ledger/card'
import { configOf, type LiveCatalogue } from '@strongroom/ledger/catalogue'
import { isOneOf, spendingCategories } from '@strongroom/shared'

const listOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map(each => each.trim())
    .filter(each => each !== '')

/** The house's rules of purchases now, by its settings. A word that names no kind of merchant declines nothing. */
export const houseRules = (catalogue: LiveCatalogue): CardRules => ({
  ...noRules,
  kindsOff: listOf(configOf(catalogue, 'cardKindsOff')).filter(each => isOneOf(spendingCategories, each)),
  notIn: listOf(configOf(catalogue, 'cardCountriesOff')).map(each => each.toUpperCase()),
  limits: [
    { of: 'all', per: 'purchase', amount: configOf(catalogue, 'cardPurchaseMaximum') },
    { of: 'all', per: 'day', amount: configOf(catalogue, 'cardPurchaseDaily') },
    { of: 'all', per: 'month', amount: configOf(catalogue, 'cardPurchaseMonthly') },
    { of: 'cash', per: 'day', amount: configOf(catalogue, 'cardCashDaily') },
  ],
})
