import * as v from 'valibot'
import { type Legs, readLegs } from './legs.ts'

/** A signed decimal string of at most 20.18 digits, as money and rates are written in facts. */
export const decimal = v.pipe(v.string(), v.regex(/^-?\d{1,20}(\.\d{1,18})?$/))
/** A currency or network code, as events keep it. */
export const code = v.pipe(v.string(), v.minLength(1), v.maxLength(32))
/** An id or a hash, as events keep it. Never anything that names a person. */
export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
/** A whole number, at least 1. */
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
/** A day of the calendar, `2026-02-28`. */
export const day = v.pipe(v.string(), v.isoDate())
/** ISO 8601, UTC. */
export const instant = v.pipe(v.string(), v.isoTimestamp())
/** A reason in words. Events keep it for ever, so the writer must not name people in it. */
export const reason = v.pipe(v.string(), v.minLength(1), v.maxLength(500))

const leg = v.object({ account: id, currency: code, amount: decimal })

/** Legs of a fact. Checked to balance whenever they are written and whenever they are read. */
export const legs = v.pipe(
  v.array(leg),
  v.readonly(),
  v.transform((stored): Legs => readLegs(stored)),
)

/** A month, as `2026-10`. */
export const month = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/))
