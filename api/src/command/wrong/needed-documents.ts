import { wire } from '@strongroom/shared'
import { documentNames } from '@strongroom/shared/words/identity/document'
import { msg, say, type Word } from '#words'

const names: Readonly<Record<wire.KycDocumentKind, Word>> = {
  ...documentNames,
  id_front: msg`Front of the identity card, or photo page of the passport`,
}

const missing = msg({ message: '{field}: these are missing: {missing}' })
const tooMany = msg({ message: '{field}: these are too many: {many}' })
const both = msg({ message: '{field}: these are missing: {missing}. These are too many: {many}' })

/** The schema's word for documents that do not fit, with the kinds that are missing and those that are too many. */
export const neededDocuments =
  /^Every document that is needed, and no other\.(?: Missing: (?<missing>[^.]+)\.)?(?: Too many: (?<many>[^.]+)\.)?$/

/** A sentence about documents that do not fit. `groups` are those of `neededDocuments`: kinds with commas between. */
export const documentsSentence = (
  groups: Readonly<Record<string, string | undefined>>,
  field: string,
  language: wire.Language,
): string => {
  const [lacking, many] = [named(groups.missing, language), named(groups.many, language)]
  if (lacking && many) return say(both, language, { field, missing: lacking, many })
  if (many) return say(tooMany, language, { field, many })
  return say(missing, language, { field, missing: lacking })
}

const named = (kinds: string | undefined, language: wire.Language): string =>
  wire.kycDocumentKind.options
    .filter(kind => kinds?.split(', ').includes(kind))
    .map(kind => say(names[kind], language))
    .join('; ')
