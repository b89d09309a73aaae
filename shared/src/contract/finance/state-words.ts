import { msg, type Word } from '#words'
import type { StatementItem, StatementStatus } from './reconciliation.ts'

/** Where a statement from outside stands. */
export const statementStates: Readonly<Record<StatementStatus, Word>> = {
  asked: msg`Waits for its turn`,
  running: msg`Is being matched`,
  refused: msg`File refused`,
  failed: msg`Could not be matched`,
  matched: msg({ message: 'Matched', context: 'statement' }),
  signed: msg`Signed off`,
}

/** Where an item of such a statement stands beside the books. */
export const itemStates: Readonly<Record<StatementItem['state'], Word>> = {
  open: msg({ message: 'Open', context: 'item of a statement' }),
  matched: msg({ message: 'Matched', context: 'item of a statement' }),
  differs: msg({ message: 'Differs', context: 'item of a statement' }),
  near: msg`Of the days around`,
}
