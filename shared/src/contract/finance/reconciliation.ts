import * as v from 'valibot'
import { mirrorAccounts } from '../../book-accounts.ts'
import { listFilter } from '../filters.ts'
import { currencyCode, decimal, flag, id, oneLine, text, uid, words } from '../words.ts'
import { csvMapping } from './csv-mapping.ts'

/** The files that statements come in. */
export const statementFormats = ['csv', 'camt053', 'mt940', 'ofx'] as const
/** Format of a statement’s file. */
export const statementFormat = v.picklist(statementFormats)
export type StatementFormat = v.InferOutput<typeof statementFormat>

/** The accounts of the books that mirror a place outside: banks, the FPS account, chains with custody, the card network. */
export const mirrorAccount = v.picklist(mirrorAccounts)

/** The ways in which a line finds its entries. */
export const matchingWays = ['reference', 'reference-sum', 'amount', 'day-sum'] as const

/**
 * A rule of matching. `reference`: one entry whose reference the line names. `reference-sum`: lines and entries of one reference
 * that come to the same, or one line that names the references of several entries which come to it exactly. `amount`: the only line and the only entry of an amount within `days` of each other. `day-sum`: one line
 * that all open entries of a day add up to. Amounts may differ by `tolerance`.
 */
export const matchingRule = v.strictObject({
  by: v.picklist(matchingWays),
  days: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60)),
  tolerance: v.pipe(decimal, v.regex(/^\d{1,9}(\.\d{1,18})?$/, 'A decimal string from 0, such as "0.05"')),
})
export type MatchingRule = v.InferOutput<typeof matchingRule>

const sourceFields = {
  name: oneLine(80),
  account: mirrorAccount,
  currency: currencyCode,
  format: statementFormat,
  mapping: v.optional(v.nullable(csvMapping), null),
  /** 1: the file writes money that the house pays with a plus, as a card network does. */
  inverted: v.optional(flag, 0),
  /** Tried one after the other, each on what the ones before it left open. */
  rules: v.pipe(v.array(matchingRule), v.minLength(1), v.maxLength(8)),
}

/** A source of statements. Without an id, a new one. */
export const statementSourceBody = v.pipe(
  v.strictObject({ id: v.optional(id), ...sourceFields }),
  v.forward(
    v.check(({ format, mapping }) => format !== 'csv' || mapping !== null, 'A CSV needs its columns'),
    ['mapping'],
  ),
)
export type StatementSourceBody = v.InferInput<typeof statementSourceBody>

/** An account outside that sends statements, and the account of the books that mirrors it. */
export const statementSource = v.object({
  id: v.string(),
  name: v.string(),
  account: mirrorAccount,
  currency: v.string(),
  format: statementFormat,
  mapping: v.nullable(v.looseObject({})),
  inverted: flag,
  rules: v.array(matchingRule),
  /** The accounts that its files are of, as they name them: those of its first file. */
  accounts: v.nullable(v.array(v.string())),
  saved_date: v.string(),
  saved_by: v.string(),
})
export type StatementSource = v.InferOutput<typeof statementSource>

/** The largest file of a statement. */
export const statementFileLimits = { bytes: 32 * 1024 * 1024, lines: 200_000 } as const

/** A file of one source. `content` is its text; the source's rules say how it is read. */
export const statementBody = v.strictObject({
  source: id,
  file_name: oneLine(200),
  content: v.pipe(v.string(), v.minLength(1, 'The file is empty'), v.maxLength(statementFileLimits.bytes)),
})

/** `asked` and `running`: the workers read or match it. `refused`: its file could not be read; its problems say why. */
export const statementStatus = v.picklist(['asked', 'running', 'refused', 'failed', 'matched', 'signed'])
export type StatementStatus = v.InferOutput<typeof statementStatus>

/** A fault or a remark about a file: its line (an entry of XML by the line it begins on), and the field. */
export const statementProblem = v.object({
  line: v.number(),
  field: v.nullable(v.string()),
  message: v.string(),
  /** The row or the value as it stands in the file. */
  found: v.optional(v.string()),
  /** The value that should have stood there. */
  expected: v.optional(v.string()),
})
export type StatementProblem = v.InferOutput<typeof statementProblem>

/** Statements of a source, an account or a state. */
export const statementFilter = listFilter(['created_date', 'last_day'], {
  source: v.optional(id),
  account: v.optional(mirrorAccount),
  status: v.optional(statementStatus),
})
export type StatementFilter = v.InferOutput<typeof statementFilter>

/** A statement and how far its reconciliation is. Days are null until its file has been read. */
export const statement = v.object({
  id: v.string(),
  source: v.string(),
  source_name: v.string(),
  account: mirrorAccount,
  file_name: v.string(),
  status: statementStatus,
  /** Of `total` in the work that is under way, lines or events. */
  step: v.nullable(v.picklist(['reading', 'gathering', 'matching', 'writing'])),
  done: v.number(),
  total: v.number(),
  first_day: v.nullable(v.string()),
  last_day: v.nullable(v.string()),
  lines: v.number(),
  matched: v.number(),
  open_lines: v.number(),
  open_entries: v.number(),
  /** Items whose match leaves a difference, and entries of which log and read model say different amounts. */
  differing: v.number(),
  /** Open items without a note. */
  unexplained: v.number(),
  problems: v.array(statementProblem),
  /** The remarks about a file that was taken in. */
  notices: v.array(statementProblem),
  entered_by: v.string(),
  created_date: v.string(),
  signed_by: v.nullable(v.string()),
  signed_date: v.nullable(v.string()),
  /** SHA-256 of the result that was signed. */
  digest: v.nullable(v.string()),
})
export type Statement = v.InferOutput<typeof statement>

/** One statement with the rules it was matched by; `equal`: whether the result still has the digest it was signed with. */
export const statementDetail = v.object({
  ...statement.entries,
  /** User names, empty once an account is erased; `signed_by_name` too while nobody has signed. */
  entered_by_name: v.string(),
  signed_by_name: v.string(),
  rules: v.array(matchingRule),
  equal: v.nullable(v.boolean()),
})
export type StatementDetail = v.InferOutput<typeof statementDetail>

/** Side of an open item: a line of the statement, or an entry of the books. */
export const itemSide = v.picklist(['line', 'entry'])

/** `open`: of the statement's days and without a match. `near`: entries of the days around it, which another statement may hold. */
export const itemState = v.picklist(['open', 'matched', 'differs', 'near'])

/** Lines of statements and entries of the accounts that mirror them. `match` is the number of a match. */
export const statementItemFilter = listFilter(['booked_on', 'amount', 'match'], {
  order: v.optional(v.picklist(['asc', 'desc']), 'asc'),
  statement: v.optional(id),
  side: v.optional(itemSide),
  state: v.optional(itemState),
  match: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
})
export type StatementItemFilter = v.InferOutput<typeof statementItemFilter>

/** A line of a statement, or an entry of the books beside it. Amounts are signed as the house has them: money in is above zero. */
export const statementItem = v.object({
  /** `L17` is the seventeenth line of the statement, `E4711.USD` an event of the log. */
  id: v.string(),
  statement: v.string(),
  side: itemSide,
  state: itemState,
  booked_on: v.string(),
  amount: v.string(),
  currency: v.string(),
  reference: v.string(),
  counterparty: v.string(),
  event_id: v.nullable(v.string()),
  type: v.nullable(v.string()),
  /** The amount that the read model shows for an entry of the log. */
  shown: v.nullable(v.string()),
  /** Items of one number belong together. */
  match: v.nullable(v.number()),
  /** The rule that matched it; `hand` by an administrator, `correction` by a correcting entry. */
  rule: v.nullable(v.string()),
  /** Lines less entries of its match, where that is not nothing. */
  difference: v.nullable(v.string()),
  age_days: v.nullable(v.number()),
  owner: v.nullable(v.string()),
  note: v.nullable(v.string()),
  /** The correcting entry that was proposed for it, and where that stands: 0 waits, 1 booked, -1 rejected. */
  correction: v.nullable(v.string()),
  correction_status: v.nullable(v.picklist([0, 1, -1])),
  /** A line of another statement of the source that is the same, as far as anybody can tell: rules pass this one over. */
  also: v.nullable(v.object({ statement: v.string(), file_name: v.string(), item: v.string() })),
})
export type StatementItem = v.InferOutput<typeof statementItem>

/** An item of a statement. */
export const statementItemId = v.pipe(
  v.string(),
  v.regex(/^(L\d{1,9}|E\d{1,15}\.[A-Z0-9]{2,12})$/, 'An item such as L17'),
)
const ofStatement = { statement: id }

/** Items that explain each other: their sums must be equal on both sides. */
export const matchItemsBody = v.strictObject({
  ...ofStatement,
  items: v.pipe(v.array(statementItemId), v.minLength(2), v.maxLength(200)),
})
/** The number of the match whose items are to be open again. */
export const unmatchBody = v.strictObject({
  ...ofStatement,
  match: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
})
/** `owner` is the administrator in charge of it. */
export const itemNoteBody = v.strictObject({
  ...ofStatement,
  item: statementItemId,
  owner: v.optional(uid),
  note: text(500),
})
/** Books an open line on a member's wallet, or takes back an open entry from it. */
export const correctItemBody = v.strictObject({
  ...ofStatement,
  item: statementItemId,
  uid,
  reason: words(300),
})
/** One statement, which its reconciliation or its end is about. */
export const statementIdBody = v.strictObject({ ...ofStatement })
/** The id of the source that was saved. */
export const savedSource = v.object({ id: v.string() })
