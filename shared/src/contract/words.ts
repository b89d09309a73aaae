import * as v from 'valibot'
import { LANGUAGES } from '../languages.ts'
import { mailAddress } from '../mail-address.ts'
import { parseDecimal } from '../money.ts'
import { fieldMessages } from './field-messages.ts'

/**
 * Characters with no width, or that turn the direction of writing: they come along when a text is pasted, and can make one name
 * look like another, or like none.
 */
const unseen = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/**
 * Text of at most `longest` characters without surrounding blanks and invisible characters. Control characters are refused:
 * PostgreSQL cannot hold NUL.
 */
export const text = (longest: number) =>
  v.pipe(
    v.string(),
    v.transform(given => given.replace(unseen, '')),
    v.trim(),
    v.maxLength(longest, `At most ${longest} characters`),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
    v.regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/, 'Control characters are not allowed'),
  )

/** Text that must not be empty. */
export const words = (longest: number) => v.pipe(text(longest), v.minLength(1, fieldMessages.missing))

/** Beside what a change saves: why it is made, which stays with it in the log for good. */
export const changeReason = { reason: v.optional(words(500)) }

/** Words in one line: without line breaks, tabs, and other characters that would end one. */
export const oneLine = (longest: number) =>
  v.pipe(words(longest), v.regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'One line, without control characters'))

/** An address on a chain, as it is typed or copied, with a line that was broken there; whether it is right is checked for its network. */
export const chainAddress = v.pipe(
  words(120),
  v.transform(given => given.replaceAll(/\s/g, '')),
)

/** A text in the letters that all keyboards share: those of Japan and China write `＠` and `１２`, which are as wide as theirs. */
const plain = (given: string): string => given.normalize('NFKC').replace(unseen, '').trim()

const copied = v.pipe(v.string(), v.transform(plain))

/** A number as it is copied, in groups that are parted by blanks or hyphens of any width: each is kept as a plain one. */
export const grouped = (longest: number) =>
  v.pipe(
    copied,
    v.transform(given => given.replaceAll(/\s+/g, ' ').replaceAll(/[\p{Pd}\u2212]/gu, '-')),
    text(longest),
  )

/** A code that has neither: those that come along when it is copied are taken out. */
export const ungrouped = (longest: number) =>
  v.pipe(
    copied,
    v.transform(given => given.replaceAll(/[\s\p{Pd}\u2212]/gu, '')),
    text(longest),
  )

/** An e-mail address, lower case, its domain in ASCII: two spellings of one address are one account. */
export const email = v.pipe(
  text(300),
  // Copied from a link or a list of receivers.
  v.transform(given =>
    plain(given)
      .replace(/^mailto:/i, '')
      .replace(/^<(.*)>$/, '$1'),
  ),
  v.maxLength(254, 'At most 254 characters'),
  v.nonEmpty('Please enter Email'),
  v.toLowerCase(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const address = mailAddress(dataset.value)
    if (address !== undefined) return address
    addIssue({ message: 'Wrong Email Format' })
    return NEVER
  }),
)

/** A member's number, as text on the wire; a number is understood too. */
export const uid = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger())], 'A user id'),
  v.transform(String),
  v.regex(/^[1-9]\d{0,14}$/, 'A user id is a number'),
)

/** A member’s number in a path, or `all` for those of every member, which administrators ask for. */
export const uidOrAll = v.union([v.literal('all'), uid], 'A user id, or all')

/** The same, or the member's e-mail address. */
export const memberOrAll = v.union([uidOrAll, email], 'A user id, an e-mail address, or all')

/** A currency's code: `USD`, `USDC`. */
export const currencyCode = v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,12}$/, 'A currency code'))

/** A network's code: `ERC20`. */
export const networkCode = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{2,20}$/, 'A network code'))

/** An id of ours: a uuid, or a natural key of the catalogue such as `USD-USDC`. */
export const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_.:-]{1,80}$/, 'An id'))
/** The name by which the specification calls a coin where it is topped up, and where an address is saved for it. */
export const assetAlias = { asset: 'currency' } as const
/** The id of an entry that is saved: none, or 0, for a new one. */
export const savedId = v.optional(
  v.union(
    [
      v.pipe(
        v.picklist([0, '0', '']),
        v.transform(() => undefined),
      ),
      id,
    ],
    'An id',
  ),
)

const textOrNumber = v.pipe(
  v.union([v.string(), v.number()], 'A decimal string, such as "100.00"'),
  v.transform(given => String(given).replace(unseen, '').trim()),
  v.string(),
  v.check(given => parseDecimal(given) !== undefined, 'A decimal string, such as "100.00"'),
)

/**
 * A decimal string, `"100.00"`. Of a client that sends a number, the text is taken that JavaScript writes for it, if it has no
 * exponent; only text goes on from here, for a number cannot hold money exactly. Our own
 * clients are held to text by the type.
 */
export const decimal = textOrNumber as v.GenericSchema<unknown, string> as v.GenericSchema<string, string>

/**
 * An amount above zero. How many places it may have is the currency's affair. The books hold 20 digits before the point;
 * one amount has 15 at most, so that a mistyped one, approved, does not take the sums of many beyond them.
 */
export const amount = v.pipe(
  decimal,
  v.check(given => parseDecimal(given)?.greaterThan(0) ?? false, 'Must be greater than 0'),
  v.check(given => parseDecimal(given)?.lessThan('1e15') ?? false, 'At most 15 digits before the point'),
)

/** An amount that may be nothing. */
export const amountOrNone = v.pipe(
  decimal,
  v.check(given => !(parseDecimal(given)?.isNegative() ?? true), 'Must not be below 0'),
  v.check(given => parseDecimal(given)?.lessThan('1e15') ?? false, 'At most 15 digits before the point'),
)

/** An amount as a row shows it, which may be below zero: its sign is dropped. */
export const shownAmount = v.pipe(
  decimal,
  v.transform(given => given.replace('-', '')),
  amountOrNone,
)

/** A price of one unit, above zero: an order's worth has to fit into the books. */
export const price = v.pipe(
  amount,
  v.regex(/^\d{1,12}(\.\d{1,12})?$/, 'At most 12 digits before and 12 after the point'),
)
/** A rate or fee rate, not below zero: `"0.005"` is half a percent. */
export const rate = v.pipe(
  decimal,
  v.check(given => !(parseDecimal(given)?.isNegative() ?? true), 'Must not be below 0'),
)

/** The same instant in UTC, as it stands where it is in UTC already. `+08` is an offset too, which `Date` reads with its minutes alone. */
const inUtc = (given: string): string =>
  /T.*Z$/.test(given) ? given : new Date(given.replace(/([+-]\d\d)$/, '$1:00')).toISOString()

/** An instant, ISO 8601. Given with another offset it goes on in UTC: instants are kept, and compared, as texts. */
export const instant = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform(inUtc),
  v.string(),
  // At the ends of the calendar another offset leads beyond them.
  v.isoTimestamp(),
)

/** A day, `2026-03-31`; which day that is depends on the filter's `timeZone`. */
export const day = v.pipe(
  v.string(),
  v.isoDate(fieldMessages.day),
  // 30 February is read as 2 March, and PostgreSQL knows no year 0.
  v.check(
    given => given > '0001' && new Date(Date.parse(given) || 0).toISOString().startsWith(given),
    fieldMessages.calendarDay,
  ),
)

/** 0 or 1, as the specified client writes yes and no. */
export const flag = v.picklist([0, 1], '0 or 1')

/** The interface's languages: `zh` is Traditional Chinese, `sc` Simplified. */
export const language = v.picklist(LANGUAGES)
export type Language = v.InferOutput<typeof language>

/** The rights of an account. Every role but `member` is an administrator's; an `auditor` reads and changes nothing. */
export const role = v.picklist(['member', 'support', 'finance', 'operator', 'auditor', 'superadmin'])
export type Role = v.InferOutput<typeof role>

/** Status of a reviewed case: 0 pending, 1 approved, -1 rejected. */
export const reviewStatus = v.picklist([0, 1, -1])
export type ReviewStatus = v.InferOutput<typeof reviewStatus>

/** Status of a case that its member may cancel: 0 waits, 1 approved, -1 rejected, -2 cancelled by its member. */
export const caseStatus = v.picklist([0, 1, -1, -2])
export type CaseStatus = v.InferOutput<typeof caseStatus>

/** An uploaded file: its id goes into the call it is for (`transferImg`, `receipt`, `statement`). */
export const uploadedFile = v.object({
  id: v.string(),
  type: v.picklist(['image/jpeg', 'image/png', 'image/bmp', 'image/heic', 'application/pdf']),
  size: v.number(),
})
export type UploadedFile = v.InferOutput<typeof uploadedFile>
