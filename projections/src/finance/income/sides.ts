import type { HouseAccount } from '@strongroom/shared'

/** Role of an account in the income report: the house earns or spends by it, exchanges with members by it, or only passes money on. */
type Side = 'earning' | 'exchange' | 'passing'

/** Total over the house's accounts, so that a new one does not compile before its side is decided. */
const SIDES: Readonly<Record<HouseAccount, Side>> = {
  'house:fees': 'earning',
  'house:card-fees': 'earning',
  'house:interest': 'earning',
  'house:bonus': 'earning',
  'house:given-up': 'earning',
  'house:bank-charges': 'earning',
  'house:bank-interest': 'earning',
  'house:swap': 'exchange',
  'house:trade': 'exchange',
  'house:card-processor': 'passing',
  'house:transit': 'passing',
}

/** The house's accounts of one side. */
export const accountsOf = (side: Side): readonly string[] =>
  Object.entries(SIDES).flatMap(([account, of]) => (of === side ? [account] : []))
