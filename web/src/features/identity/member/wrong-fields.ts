import type { wire } from '@strongroom/shared'
import { FIELDS, type Form, type Name, PARTS, type Part, requiredOf } from './form.ts'

/** What can be said against an entry before it is sent; the server has the last word. */
export type Wrong = 'missing' | 'not-a-day' | 'under-age' | 'run-out' | 'to-come'

const DAY = /^\d{4}-\d{2}-\d{2}$/
export const OF_AGE = 18

/** The day so many years before, as the calendar has it. */
export const yearsBefore = (today: string, years: number): string =>
  `${Number(today.slice(0, 4)) - years}${today.slice(4)}`

/** What each date has to be. */
const DATES: Partial<Record<Name, (day: string, today: string) => Wrong | undefined>> = {
  birth_date: (day, today) => {
    if (day < '1900' || day > today) return 'not-a-day'
    return day > yearsBefore(today, OF_AGE) ? 'under-age' : undefined
  },
  id_expiry: (day, today) => (day > today ? undefined : 'run-out'),
  incorporation_date: (day, today) => (day > today ? 'to-come' : undefined),
}

const OPTIONAL: readonly Name[] = ['postal_code']

const wrongWith = ({ typed }: Form, name: Name, today: string): Wrong | undefined => {
  const given = typed[name].trim()
  if (!given) return OPTIONAL.includes(name) ? undefined : 'missing'
  const check = DATES[name]
  if (!check) return undefined
  return DAY.test(given) ? check(given, today) : 'not-a-day'
}

/** What is wrong with the entries of a part, by name. */
export const wrongFields = (form: Form, part: Part, today: string): Partial<Record<Name, Wrong>> => {
  const all = FIELDS[form.type][part].map(name => [name, wrongWith(form, name, today)] as const)
  return Object.fromEntries(all.filter(([, wrong]) => wrong !== undefined))
}

/** Which documents are still needed. */
export const missingDocuments = (form: Form): readonly wire.KycDocumentKind[] =>
  requiredOf(form).filter(kind => !form.documents.some(document => document.kind === kind))

/** Whether nothing can be said against a part. */
export const isComplete = (form: Form, part: Part, today: string): boolean =>
  Object.keys(wrongFields(form, part, today)).length === 0 &&
  (part !== 'documents' || missingDocuments(form).length === 0)

/** The first part with something missing or wrong; none when all is there. */
export const firstIncomplete = (
  form: Form,
  today: string,
  parts: readonly Part[] = PARTS,
): Part | undefined => parts.find(part => !isComplete(form, part, today))

/** Today in UTC, as the server counts days. */
export const todayOf = (now: Date): string => now.toISOString().slice(0, 10)
