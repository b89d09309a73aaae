import { type StatementEncoding, wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { beginningQuery, type FileBeginning, keptEncoding } from './file-beginning.ts'
import { proposalQuery } from './queries.ts'

/** Answers that a person has given about a file so far. */
export type SaidOfFile = {
  readonly file: File | null
  readonly encoding: StatementEncoding | undefined
  /** The columns as corrected; nothing while those of the source, or those proposed, stand. */
  readonly mapping: wire.CsvMappingParts | undefined
  readonly inverted: boolean | undefined
  /** The questions that were answered by a click. */
  readonly answered: readonly wire.MappingDoubt[]
  readonly currency: string | undefined
}

/** A file before it is taken in: how its lines would be taken, and what is still open. */
export type FileImport = {
  readonly begins: FileBeginning | null | undefined
  /** Nothing until the server has looked at the file. */
  readonly shown: wire.ProposedMapping | undefined
  readonly mapping: wire.CsvMappingParts | undefined
  /** The mapping with the encoding that the source has to keep; nothing while it does not say enough. */
  readonly agreed: wire.CsvMapping | undefined
  readonly inverted: boolean
  readonly currency: string
  readonly doubts: readonly wire.MappingDoubt[]
  /** Whether the lines that are shown are not yet those of what was said last. */
  readonly isLooking: boolean
  readonly query: { readonly error: Error | null; readonly refetch: () => unknown }
}

const wholeOf = (mapping: unknown): wire.CsvMapping | undefined => {
  const { success, output } = v.safeParse(wire.csvMapping, mapping)
  return success ? output : undefined
}

/** Looks at the beginning of a file by the columns of its source, or proposes some, and again by those that a person corrects. */
export function useFileImport(said: SaidOfFile, source: wire.StatementSource | undefined): FileImport {
  const { file } = said
  const ofSource = wholeOf(source?.mapping)
  const beginning = useQuery(beginningQuery(file, said.encoding ?? ofSource?.encoding))
  const begins = beginning.data
  const base = { currency: said.currency ?? source?.currency ?? 'USD' }
  const proposal = useQuery(proposalQuery(ofSource ? null : file, ofSource ? null : begins, base))
  const given = said.mapping ?? ofSource
  const inverted = said.inverted ?? (source ? source.inverted === 1 : proposal.data?.inverted === 1)
  const mapping = given ?? proposal.data?.mapping ?? undefined
  const whole = wholeOf(mapping)
  const currency = said.currency ?? source?.currency ?? proposal.data?.currency ?? 'USD'
  const isCorrected = given !== undefined || said.inverted !== undefined || said.currency !== undefined
  const corrected = { currency, inverted: inverted ? 1 : 0, ...(whole && { mapping: whole }) } as const
  const again = useQuery(proposalQuery(isCorrected && whole ? file : null, whole ? begins : null, corrected))
  const encoding = keptEncoding(said.encoding ?? ofSource?.encoding ?? begins?.encoding)
  return {
    begins,
    mapping,
    inverted,
    currency,
    shown: isCorrected && whole ? (again.data ?? proposal.data) : proposal.data,
    agreed: whole && { ...whole, ...(encoding && { encoding }) },
    doubts: source ? [] : (proposal.data?.doubts ?? []).filter(each => !said.answered.includes(each)),
    isLooking: beginning.isFetching || proposal.isFetching || again.isFetching,
    query: isCorrected && whole ? again : proposal,
  }
}
