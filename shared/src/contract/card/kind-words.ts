import { msg, type Word } from '#words'
import { lineWords } from '../withdrawal/words.ts'
import type { CardTransaction, CardTransactionType } from './card-transactions.ts'

/** Kinds of lines of a card. */
export const cardLineTypes: Readonly<Record<CardTransactionType, Word>> = {
  charge: msg`Charge`,
  spend: msg`Purchase`,
  fee: msg`Card fee`,
  bonus: msg`Bonus`,
  'referrer-bonus': msg`Referrer bonus`,
  'referee-bonus': msg`Referee bonus`,
  withdrawal: lineWords.withdrawal.title,
}

/** Whether the network took money from a card or gave it back. */
export const spendTypes: Readonly<Record<NonNullable<CardTransaction['spend_type']>, Word>> = {
  purchase: cardLineTypes.spend,
  credit: msg({ message: 'Credit', context: 'card line' }),
}
