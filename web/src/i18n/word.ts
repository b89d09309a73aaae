import type { MessageDescriptor } from '@lingui/core'
import type { Word } from '@strongroom/shared/word'

/** A word of the vocabularies as Lingui takes it. The build has given it its id; a file that no build has seen has the text alone. */
export const descriptorOf = ({ id, message }: Word): MessageDescriptor => ({ message, id: id ?? message })
