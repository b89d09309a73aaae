import { contract, type wire } from '@strongroom/shared'
import { placesIn } from '../../../command/money.ts'
import { one } from '../../../command/replies.ts'
import { implement } from '../../../http/call.ts'
import { csvRows } from '../formats/csv-rows.ts'
import { type Reading, readStatement, withoutEnd } from '../formats/read-statement.ts'
import { recogniseFormat } from '../formats/recognise-format.ts'
import { shortened } from '../formats/shortened-notices.ts'
import type { ReadStatement, StatementLine } from '../formats/statement-line.ts'
import { type Beginning, type Proposal, proposeMapping } from './propose-mapping.ts'
import { recogniseRows } from './recognise-rows.ts'
import { wholeLines } from './whole-lines.ts'

/** So many lines are shown as they would be taken. */
const SHOWN = 10
/** So much of a cell is shown. */
const SAMPLE = 60

/** Proposes the columns of a file from its beginning, or reads it by those that a person has corrected. Nothing is kept. */
export const proposeSource = implement(contract.finance.proposeMapping, {
  limits: ({ session }) => [{ key: `propose ${session?.uid}`, most: 600, seconds: 3600 }],
  handler: async ({ body }, { catalogue }) => {
    const beginning = beginningOf(body)
    const format = recogniseFormat(beginning.text)
    const places = placesIn(catalogue)
    if (format !== 'csv') return one(await shown({ format, beginning, body, places }))
    const proposal = body.mapping ? given(body.mapping, body) : proposeMapping(beginning)
    return one(await shown({ format, beginning, body, proposal, places }))
  },
})

type ProposeBody = Required<Pick<wire.ProposeMappingBody, 'beginning' | 'whole' | 'currency'>> & {
  readonly mapping?: wire.CsvMapping | undefined
  readonly inverted?: 0 | 1 | undefined
}

const beginningOf = ({ beginning, whole }: ProposeBody): Beginning =>
  whole === 1
    ? { text: withoutEnd(beginning), isWhole: true }
    : { text: wholeLines(beginning), isWhole: false }

const given = (mapping: wire.CsvMapping, { inverted = 0 }: ProposeBody): Proposal => ({
  mapping,
  inverted: inverted === 1,
  doubts: [],
  currency: undefined,
  account: undefined,
})

type Asked = {
  readonly format: wire.StatementFormat
  readonly beginning: Beginning
  readonly body: ProposeBody
  readonly proposal?: Proposal | undefined
  readonly places: Readonly<Record<string, number>>
}

const shown = async (asked: Asked): Promise<wire.ProposedMapping> => {
  const { format, beginning, proposal } = asked
  const { lines, problems, notices, spans } = await linesOf(asked)
  return {
    format,
    mapping: proposal?.mapping ?? null,
    inverted: proposal?.inverted ? 1 : 0,
    doubts: [...(proposal?.doubts ?? [])],
    currency: proposal?.currency ?? spans[0]?.currency ?? null,
    account: proposal?.account ?? (spans[0]?.account || null),
    columns: format === 'csv' ? columnsShown(beginning, proposal?.mapping) : [],
    lines: lines.slice(0, SHOWN).map(lineShown),
    count: lines.length,
    count_in: lines.filter(({ amount }) => !amount.startsWith('-')).length,
    count_out: lines.filter(({ amount }) => amount.startsWith('-')).length,
    problems: problems.slice(0, SHOWN),
    notices: [...shortened(notices, SHOWN)],
  }
}

const nothing: ReadStatement = { lines: [], problems: [], notices: [], spans: [] }

/** The lines of the beginning. Of a part of a file, nothing is known of its end; and only a CSV can be read in part. */
const linesOf = async ({ format, beginning, body, proposal, places }: Asked): Promise<ReadStatement> => {
  const { text, isWhole } = beginning
  const reading = { format, currency: proposal?.currency ?? body.currency, places }
  if (format !== 'csv')
    return isWhole
      ? readStatement(text, { ...reading, mapping: null, inverted: body.inverted === 1 })
      : nothing
  const mapping = proposal && wholeMapping(proposal.mapping)
  if (!mapping) return nothing
  const known: Reading = {
    ...reading,
    mapping: isWhole ? mapping : { ...mapping, last_rows: 0 },
    inverted: proposal.inverted,
  }
  return readStatement(text, known)
}

/** A mapping that says enough to read by; nothing for one that a person still has to complete. */
const wholeMapping = (parts: wire.CsvMappingParts): wire.CsvMapping | undefined => {
  const { booked_on, amount, money_in, money_out } = parts
  return booked_on !== undefined && (amount ?? money_in ?? money_out) !== undefined
    ? { ...parts, booked_on }
    : undefined
}

const lineShown = ({ line, bookedOn, amount, currency, reference, counterparty }: StatementLine) => ({
  line,
  booked_on: bookedOn,
  amount,
  currency,
  reference,
  counterparty,
})

const columnsShown = ({ text }: Beginning, mapping: wire.CsvMappingParts | undefined) => {
  if (!mapping) return []
  const parts = recogniseRows(csvRows(text, mapping.delimiter).rows.slice(0, 200))
  const heads = parts?.head?.cells ?? []
  return (parts?.lines[0]?.cells ?? []).map((_, at) => {
    const head = heads[at] ?? ''
    const isClear = head !== '' && heads.filter(other => other === head).length === 1
    const name = mapping.heads === 0 ? String(at + 1) : isClear ? head : ''
    const samples = parts?.lines.slice(0, SHOWN).map(({ cells }) => (cells[at] ?? '').slice(0, SAMPLE))
    return { name, head, samples: samples ?? [] }
  })
}
