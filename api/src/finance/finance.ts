import type { Call } from '../http/call.ts'
import { assetHistory } from './asset-history.ts'
import { moneyFlows } from './flows.ts'
import { income } from './income.ts'
import { journal } from './journal.ts'
import { closePeriod, periods } from './periods.ts'
import { postings } from './postings.ts'
import { bookItem } from './reconciliation/book-item.ts'
import { correctItem } from './reconciliation/correct-item.ts'
import { matchItems, noteItem, statementItems, unmatchItems } from './reconciliation/items.ts'
import { proposeSource } from './reconciliation/propose/propose-source.ts'
import { signStatement } from './reconciliation/sign-statement.ts'
import { saveStatementSource, statementSources } from './reconciliation/sources.ts'
import { addStatement, rematchStatement, statement, statements } from './reconciliation/statements.ts'
import { totalAssets } from './total-assets.ts'
import { trialBalance, trialBalanceCsv } from './trial-balance.ts'

/** The books as finance reads them. */
export const financeCalls: readonly Call[] = [
  trialBalance,
  trialBalanceCsv,
  postings,
  journal,
  totalAssets,
  assetHistory,
  moneyFlows,
  income,
  periods,
  closePeriod,
  statementSources,
  saveStatementSource,
  proposeSource,
  statements,
  addStatement,
  statement,
  statementItems,
  rematchStatement,
  matchItems,
  unmatchItems,
  noteItem,
  correctItem,
  bookItem,
  signStatement,
]
