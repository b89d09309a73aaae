import * as v from 'valibot'
import { currencyCode, decimal, flag } from '../words.ts'
import { csvMapping, csvMappingParts } from './csv-mapping.ts'
import { statementFormat, statementProblem } from './reconciliation.ts'

/** So much of a file, in characters, is looked at for how it is written. */
export const statementBeginning = 32 * 1024

/**
 * Questions that a file leaves open for a person. `date`: the day or the month may come first. `decimal`: its figures may be read
 * with either decimal sign. `direction`: which of two words is money out. `sides`: which of two columns is money out. `sign`: no
 * amount says which way money goes. `amount`: no column is like one of amounts.
 */
export const mappingDoubts = ['date', 'decimal', 'direction', 'sides', 'sign', 'amount'] as const
export type MappingDoubt = (typeof mappingDoubts)[number]

/** The beginning of a file. With a mapping, it is read by that one; without, one is proposed. `currency` is that of lines that name none. */
export const proposeMappingBody = v.strictObject({
  beginning: v.pipe(v.string(), v.minLength(1, 'The file is empty'), v.maxLength(statementBeginning)),
  /** 1: this is all of the file. */
  whole: flag,
  currency: currencyCode,
  mapping: v.optional(csvMapping),
  inverted: v.optional(flag),
})
export type ProposeMappingBody = v.InferInput<typeof proposeMappingBody>

/** A line as it would be taken in. */
export const proposedLine = v.object({
  line: v.number(),
  booked_on: v.string(),
  amount: decimal,
  currency: v.string(),
  reference: v.string(),
  counterparty: v.string(),
})
export type ProposedLine = v.InferOutput<typeof proposedLine>

/** How a file would be taken in: its first ten lines, and what is wrong with it as far as its beginning tells. */
export const proposedMapping = v.object({
  format: statementFormat,
  /** Nothing for other formats, and where no row of the file is like a line of a statement. */
  mapping: v.nullable(csvMappingParts),
  inverted: flag,
  doubts: v.array(v.picklist(mappingDoubts)),
  /** The currency and the account that the file names. */
  currency: v.nullable(v.string()),
  account: v.nullable(v.string()),
  /** The columns by the names that a mapping calls them, with their heads and some of what stands in them. */
  columns: v.array(v.object({ name: v.string(), head: v.string(), samples: v.array(v.string()) })),
  lines: v.array(proposedLine),
  /** Of the lines in the beginning of the file: how many there are, and of them money in and money out. */
  count: v.number(),
  count_in: v.number(),
  count_out: v.number(),
  problems: v.array(statementProblem),
  notices: v.array(statementProblem),
})
export type ProposedMapping = v.InferOutput<typeof proposedMapping>
