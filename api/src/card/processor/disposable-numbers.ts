import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import { askProcessor } from './ask-processor.ts'

/** `id` is the house's own: asked for again, the same number is given. `until` is the last day on which it is good. */
export type NumberWanted = { readonly id: string; readonly card: string; readonly until: string }

/** A number as its processor gives it: shown to its holder once, and kept nowhere. */
const givenNumber = v.object({
  number: v.pipe(v.string(), v.regex(/^\d{12,19}$/)),
  cvv: v.pipe(v.string(), v.regex(/^\d{3,4}$/)),
  expiry: v.pipe(v.string(), v.regex(/^(0[1-9]|1[0-2])\/\d{2}$/)),
})
/** Gives a disposable number for a card. Throws where the processor gives none; no error quotes its answer. */
export type GiveNumber = (wanted: NumberWanted, now: Date) => Promise<v.InferOutput<typeof givenNumber>>

/** Asks the processor over HTTP, signed as its own messages are. */
export const httpNumbers =
  (url: string, key: string): GiveNumber =>
  async (wanted, now) => {
    const read = await askProcessor({ url, key }, '/numbers', { asked: wanted, now })
    const given = v.safeParse(givenNumber, read())
    if (!given.success) throw new Error('the cards’ processor answers in another form')
    return given.output
  }

/** The last digit of a card's number, by which a slip of the keyboard is found (Luhn). */
const checkDigit = (digits: string): string => {
  const sum = [...digits].toReversed().reduce((all, digit, at) => {
    const twice = Number(digit) * (at % 2 === 0 ? 2 : 1)
    return all + (twice > 9 ? twice - 9 : twice)
  }, 0)
  return String((10 - (sum % 10)) % 10)
}

/** The demo's numbers follow from their ids, so that none has to be kept. */
export const demoNumbers =
  (key: string): GiveNumber =>
  async ({ id, until }) => {
    const mac = createHmac('sha256', key).update(`disposable number ${id}`).digest()
    const digits = `4000${String(mac.readBigUInt64BE() % 100_000_000_000n).padStart(11, '0')}`
    const cvv = String(mac.readUInt16BE(8) % 1_000).padStart(3, '0')
    return { number: digits + checkDigit(digits), cvv, expiry: `${until.slice(5, 7)}/${until.slice(2, 4)}` }
  }
