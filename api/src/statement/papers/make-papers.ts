import { balancesAtEndOf, type PeriodBalance, readPeriod } from '@strongroom/projections/statement'
import { atScale } from '../../command/money.ts'
import { isRolledBack, isUnavailable } from '../../command/unavailable.ts'
import type { Parts } from '../../dependencies.ts'
import type { AccountStatementRow, MadeStatement } from '../../vault/account-statements.ts'
import { counterpartyNames, type SideParts } from '../other-sides.ts'
import { balancesPdf } from './balances-pdf.ts'
import { monthlyLetter } from './monthly-letter.ts'
import type { Paper } from './paper.ts'
import { statementCsvFile } from './statement-csv.ts'
import { type PrintedLine, statementPdf } from './statement-pdf.ts'

type PaperParts = Pick<
  Parts,
  'accountStatements' | 'catalogue' | 'config' | 'db' | 'log' | 'logger' | 'views' | keyof SideParts
> & { readonly stopping: AbortSignal; readonly now: () => Date }

/** The read models that papers are made from. */
const READS = ['events', 'histories', 'movements']
const WAIT_MS = 20_000
/** A statement that has ended so many tries without being made is given up: it stands as failed. */
const MOST_TRIES = 5

/**
 * Makes the statements that wait, one after another. One whose worker is killed is made by the next turn, and one that
 * PostgreSQL has rolled back is tried again at once; each at most five times. A turn that has given one up fails once it has made the others,
 * so that operators see it: they have it make those again.
 */
export const makePapers = (parts: PaperParts) => async (): Promise<void> => {
  const failures: unknown[] = []
  await makeAll(parts, err => failures.push(err))
  if (failures.length > 0) throw failures[0]
}

const makeAll = async (parts: PaperParts, onGivenUp: (err: unknown) => void): Promise<void> => {
  const { accountStatements, log, logger, stopping, views } = parts
  while (!stopping.aborted) {
    const next = await accountStatements.next()
    // A statement holds every booking made before it was asked for: it waits for read models that lag, if need be until the
    // next turn.
    if (!next || !(await views.waitForPosition(await log.head(), READS, WAIT_MS))) return
    const tries = await accountStatements.begin(next.id)
    try {
      if (tries > MOST_TRIES) throw new Error('a worker was ended by every try')
      await make(parts, next)
    } catch (err) {
      if (stopping.aborted) return
      logger.error({ err, statement: next.id, tries }, 'a statement of account could not be made')
      const isOfTheMoment = isUnavailable(err) || isRolledBack(err)
      if (!isOfTheMoment || tries >= MOST_TRIES) {
        await accountStatements.fail(next.id)
        onGivenUp(err)
      }
      // It waits for the next turn, as everything else that the database serves.
      else if (isUnavailable(err)) return
    }
  }
}

const make = async (parts: PaperParts, row: AccountStatementRow): Promise<void> => {
  const profile = await parts.members.byUid(row.uid)
  const paper: Paper = {
    uid: row.uid,
    name: profile?.username ?? '',
    from: row.from,
    to: row.to,
    timeZone: row.time_zone,
    language: row.language,
    madeAt: parts.now().toISOString(),
  }
  const made = row.kind === 'balances' ? confirmation(parts, paper) : statement(parts, paper)
  const letter = row.by_mail && profile ? monthlyLetter(profile, row, parts.config.publicUrl) : undefined
  await parts.accountStatements.end(row.id, await made, letter)
}

const statement = async (parts: PaperParts, paper: Paper): Promise<MadeStatement> => {
  const { db, catalogue } = parts
  const period = await readPeriod(db, paper.uid, paper)
  const nameOf = await counterpartyNames(parts, paper.uid, period.lines)
  const scaled = (currency: string, amount: string) => atScale(catalogue, currency, amount)
  const balances = period.balances.map(
    ({ currency, opening, closing }): PeriodBalance => ({
      currency,
      opening: scaled(currency, opening),
      closing: scaled(currency, closing),
    }),
  )
  const lines = period.lines.map(
    (line): PrintedLine => ({
      ...line,
      counterparty_name: nameOf(line),
      amount: scaled(line.currency, line.amount),
      available_after: scaled(line.currency, line.available_after ?? '0'),
      fee: line.fee && scaled(line.currency, line.fee),
    }),
  )
  const printed = { ...paper, balances, lines }
  const csv = new TextEncoder().encode(statementCsvFile(printed))
  return {
    lines: lines.length,
    balances,
    files: [
      { format: 'pdf', content: await statementPdf(printed) },
      { format: 'csv', content: csv },
    ],
  }
}

const confirmation = async ({ db, catalogue }: PaperParts, paper: Paper): Promise<MadeStatement> => {
  const found = await balancesAtEndOf(db, paper.uid, { day: paper.to, timeZone: paper.timeZone })
  const pockets = found.pockets.map(each => ({
    ...each,
    amount: atScale(catalogue, each.currency, each.amount),
  }))
  const balances = pockets
    .filter(({ pocket }) => pocket === 'available')
    .map(({ currency, amount }) => ({ currency, opening: amount, closing: amount }))
  const content = await balancesPdf({ ...paper, at: { ...found, pockets } })
  return { lines: 0, balances, files: [{ format: 'pdf', content }] }
}
