import type { MirrorAccount, wire } from '@strongroom/shared'
import type { Body } from '../../../../client/contract.ts'
import { bodyOf, typedOf } from './typed-source.ts'
import type { FileImport, SaidOfFile } from './use-file-import.ts'

/** The fields that are typed to take a file in. `noText`: the file that turned out to hold none. `name` and `account` are of a new source. */
export type TypedImport = SaidOfFile & {
  readonly source: string
  readonly noText: File | null
  readonly name: string
  readonly account: MirrorAccount
}

/** Nothing said yet of a file. */
export const unsaid = {
  mapping: undefined,
  inverted: undefined,
  answered: [],
  encoding: undefined,
  currency: undefined,
} as const satisfies Omit<SaidOfFile, 'file'>

export const untyped: TypedImport = {
  ...unsaid,
  source: '',
  file: null,
  noText: null,
  name: '',
  account: 'world:bank',
}

/** The source to save before the file is sent: a new one, or one whose columns were corrected; nothing for one that stays as it is. */
export const sourceOf = (
  typed: TypedImport,
  look: Pick<FileImport, 'agreed' | 'currency' | 'inverted' | 'shown'>,
  source: wire.StatementSource | undefined,
): Body<'finance.saveStatementSource'> | undefined => {
  const { agreed = null, shown, currency } = look
  const inverted = look.inverted ? 1 : 0
  if (source) {
    if (typed.mapping === undefined && typed.inverted === undefined && typed.encoding === undefined)
      return undefined
    const { id, name, account, format, rules } = source
    return { id, name, account, currency: source.currency, format, rules, inverted, mapping: agreed }
  }
  if (!shown) return undefined
  const { rules } = bodyOf(typedOf(undefined))
  const { name, account } = typed
  const { format } = shown
  return {
    name: name.trim(),
    account,
    currency,
    format,
    inverted,
    rules,
    mapping: format === 'csv' ? agreed : null,
  }
}
